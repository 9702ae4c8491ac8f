import { basicWith } from '../../data/basic-page.ts'
import { questionGroups } from '../../data/faqs.ts'

export const load = basicWith((source) => ({ groups: questionGroups(source) }))
