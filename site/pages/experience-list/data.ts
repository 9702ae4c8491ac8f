import { basicWith } from '#site/data/basic-page.ts'
import { experienceCard } from '#site/data/cards/experience.ts'
import { byOrder } from '#site/data/order.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
  }),
  (source, _page, { experiences }) => itemList(source, experiences),
)
