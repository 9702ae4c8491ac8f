import { basicWith } from '../../data/basic-page.ts'
import { questionGroups } from '../../data/faqs.ts'
import { questionsOf } from '../../data/questions.ts'
import { faqPage } from '../../data/structured/faq-page.ts'

export const load = basicWith(
  (source) => ({
    groups: [
      ...questionGroups(source),
      { id: 'cinemas', title: 'Cinemas', questions: questionsOf(source, source.all('cinemaFaq')) },
      { id: 'films', title: 'Films', questions: questionsOf(source, source.all('movieFaq')) },
    ],
  }),
  (_source, _page, { groups }) =>
    // The questions of the other groups are marked on /faqs.
    faqPage(groups.filter(({ id }) => id === 'cinemas' || id === 'films').flatMap(({ questions }) => questions)),
)
