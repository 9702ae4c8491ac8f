import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { questionGroups } from '#site/loaders/content-pages/faqs.ts'
import { faqPage } from '#site/loaders/json-ld/faq-page.ts'
import { ifPresent, linkToPage } from '#site/loaders/source/links.ts'

export const load = basicPageLoader(
  (source) => ({
    groups: questionGroups(source),
    ...ifPresent('index', linkToPage(source, 'faqIndex', 'Questions one by one')),
  }),
  (_source, _page, { groups }) => faqPage(groups.flatMap(({ questions }) => questions)),
)
