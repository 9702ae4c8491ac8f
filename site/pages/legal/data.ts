import { headingsOf } from '#content/format/prose-tree.ts'
import { basicWith } from '#site/data/basic-page.ts'

export const load = basicWith((_source, _page, _target, body) => ({ contents: body ? headingsOf(body) : [] }))
