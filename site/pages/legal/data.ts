import { headingsOf } from '#content/format/prose-tree.ts'
import { basicWith } from '../../data/basic-page.ts'

export const load = basicWith((source, page) => ({ contents: page.body ? headingsOf(source.prose(page.body)) : [] }))
