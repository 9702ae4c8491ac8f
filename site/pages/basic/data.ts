import { basicWith } from '#site/data/basic-page.ts'

export const load = basicWith(() => ({}))
