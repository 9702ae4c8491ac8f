import { basicWith } from '../../data/basic-page.ts'
import { questionGroups } from '../../data/faqs.ts'
import { questionsOf } from '../../data/questions.ts'

export const load = basicWith((source) => ({
  groups: [
    ...questionGroups(source),
    { id: 'cinemas', title: 'Cinemas', questions: questionsOf(source, source.all('cinemaFaq')) },
    { id: 'films', title: 'Films', questions: questionsOf(source, source.all('movieFaq')) },
  ],
}))
