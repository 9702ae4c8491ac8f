import { basicWith } from '#site/data/basic-page.ts'
import { questionGroups } from '#site/data/faqs.ts'
import { faqPage } from '#site/data/structured/faq-page.ts'

export const load = basicWith(
  (source) => ({ groups: questionGroups(source) }),
  (_source, _page, { groups }) => faqPage(groups.flatMap(({ questions }) => questions)),
)
