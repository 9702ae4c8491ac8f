import { experienceCard } from '#site/loaders/cards/experience.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load = basicPageLoader(
  (source) => ({
    experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
  }),
  (source, _page, { experiences }) => itemList(source, experiences),
)
