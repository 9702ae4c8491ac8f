import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { questionGroups } from '#site/loaders/content-pages/faqs.ts'
import { faqPage } from '#site/loaders/json-ld/faq-page.ts'

export const load = basicPageLoader(
  (source) => ({ groups: questionGroups(source) }),
  (_source, _page, { groups }) => faqPage(groups.flatMap(({ questions }) => questions)),
)
