import { basicWith } from '#site/loaders/content-pages/basic-page.ts'

export const load = basicWith(() => ({}))
