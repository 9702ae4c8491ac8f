import { packageCard } from '#site/loaders/cards/offers/package.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { questionsOf } from '#site/loaders/content-pages/questions.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'

const maxQuestions = 6

export const load = basicPageLoader((source, _page, { route }) => ({
  contact: settingsOf(source).contact,
  // Two routes show more.
  ...(route === 'bookAHall'
    ? { packages: byOrder(source.all('package')).map((offer) => packageCard(source, offer)) }
    : {}),
  ...(route === 'contactUs'
    ? {
        questions: questionsOf(source, byOrder(source.all('faq')).slice(0, maxQuestions)),
      }
    : {}),
}))
