import { basicWith } from '../../data/basic-page.ts'
import { headingsOf } from '../../mdx/tree.ts'

export const load = basicWith((source, page) => ({ contents: page.body ? headingsOf(source.prose(page.body)) : [] }))
