import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'

export const load = basicPageLoader(() => ({}))
