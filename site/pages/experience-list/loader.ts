import { experienceCard } from '#site/loaders/cards/experience.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent, linkToPage } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load = basicPageLoader(
  (source) => ({
    experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
    ...ifPresent('index', linkToPage(source, 'experienceIndex', 'Which cinemas have them')),
  }),
  (source, _page, { experiences }) => itemList(source, experiences),
)
