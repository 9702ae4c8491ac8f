import { basicWith } from '../../data/basic-page.ts'
import { experienceCard } from '../../data/cards/experience.ts'
import { byOrder } from '../../data/order.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
  }),
  (source, _page, { experiences }) => itemList(source, experiences),
)
