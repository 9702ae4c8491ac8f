import { headingsOf } from '#content/format/prose/prose-tree.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'

export const load = basicPageLoader((_source, _page, _target, body) => ({ contents: headingsOf(body() ?? []) }))
