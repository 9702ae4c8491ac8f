import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { type QuestionGroup, questionGroups } from '#site/loaders/content-pages/faqs.ts'
import { questionsOf } from '#site/loaders/content-pages/questions.ts'
import { faqPage } from '#site/loaders/json-ld/faq-page.ts'
import type { Source } from '#site/loaders/source/source.ts'

export const load = basicPageLoader(
  (source) => ({ groups: [...questionGroups(source), ...furtherGroups(source)] }),
  // Only those without a page of their own: the FAQ's own questions are marked on /faqs.
  (_source, _page, { groups }) =>
    faqPage(groups.filter(({ href }) => href === undefined).flatMap(({ questions }) => questions)),
)

/** Questions about cinemas and films, which are otherwise on the pages of those. */
const furtherGroups = (source: Source): QuestionGroup[] =>
  [
    { id: 'cinemas', title: 'Cinemas', questions: questionsOf(source, source.all('cinemaFaq'), 'cinemas') },
    { id: 'films', title: 'Films', questions: questionsOf(source, source.all('movieFaq'), 'films') },
  ].filter(({ questions }) => questions.length > 0)
