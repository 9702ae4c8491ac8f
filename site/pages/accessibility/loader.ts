import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { accessOfCinema, occurringFacilities } from '#site/loaders/content-pages/cinemas/access.ts'
import { cinemasAtOnce, largestFirst } from '#site/loaders/content-pages/cinemas/cinema-finder.ts'
import { questionsOf } from '#site/loaders/content-pages/questions.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import { termsOf } from '#site/loaders/source/vocabulary.ts'

/** Key of the category whose questions are answered here. */
const categoryKey = 'accessibility'

export const load = basicPageLoader((source) => {
  const all = largestFirst(source.all('cinema')).map((cinema) => accessOfCinema(source, cinema))
  const cinemas = all.slice(0, cinemasAtOnce)
  const category = termsOf(source, 'faq-category').find(({ key }) => key === categoryKey)
  return {
    facilities: occurringFacilities(source, all),
    cinemas,
    total: all.length,
    ...(all.length > cinemas.length ? { rest: { cinemas: all } } : {}),
    questions: category ? questionsOf(source, source.referrersOf('faq', 'category', `taxonomy/${category.id}`)) : [],
    contact: settingsOf(source).contact,
  }
})
