import { basicWith } from '../../data/basic-page.ts'

export const load = basicWith(() => ({}))
