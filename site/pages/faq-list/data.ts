import { basicWith } from '../../data/basic-page.ts'
import { questionGroups } from '../../data/faqs.ts'
import { faqPage } from '../../data/structured/faq-page.ts'

export const load = basicWith(
  (source) => ({ groups: questionGroups(source) }),
  (_source, _page, { groups }) => faqPage(groups.flatMap(({ questions }) => questions)),
)
