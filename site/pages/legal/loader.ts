import { headingsOf } from '#content/format/prose-tree.ts'
import { basicWith } from '#site/loaders/content-pages/basic-page.ts'

export const load = basicWith((_source, _page, _target, body) => ({ contents: body ? headingsOf(body) : [] }))
