import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { questionGroups } from '#site/loaders/content-pages/faqs.ts'
import { questionsOf } from '#site/loaders/content-pages/questions.ts'
import { faqPage } from '#site/loaders/json-ld/faq-page.ts'
import type { Source } from '#site/loaders/source/source.ts'

export const load = basicPageLoader(
  (source) => ({ groups: [...questionGroups(source), ...furtherGroups(source)] }),
  // Only these groups: the FAQ's own questions are marked on /faqs.
  (source) => faqPage(furtherGroups(source).flatMap(({ questions }) => questions)),
)

/** Questions about cinemas and films, which are otherwise on the pages of those. */
const furtherGroups = (source: Source) => [
  { id: 'cinemas', title: 'Cinemas', questions: questionsOf(source, source.all('cinemaFaq'), 'cinemas') },
  { id: 'films', title: 'Films', questions: questionsOf(source, source.all('movieFaq'), 'films') },
]
