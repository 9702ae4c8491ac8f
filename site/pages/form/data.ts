import { basicWith } from '#site/data/basic-page.ts'
import { packageCard } from '#site/data/cards/package.ts'
import { byOrder } from '#site/data/order.ts'
import { questionsOf } from '#site/data/questions.ts'
import { settingsOf } from '#site/data/settings.ts'

const questionsShown = 6

export const load = basicWith((source, _page, { route }) => ({
  // What stands beside the form depends on what it is for.
  ...(route === 'bookAHall'
    ? { packages: byOrder(source.all('package')).map((offer) => packageCard(source, offer)) }
    : {}),
  ...(route === 'contactUs'
    ? {
        contact: settingsOf(source).contact,
        questions: questionsOf(source, byOrder(source.all('faq')).slice(0, questionsShown)),
      }
    : {}),
}))
