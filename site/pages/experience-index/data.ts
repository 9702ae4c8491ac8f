import { basicWith } from '../../data/basic-page.ts'
import { experienceCard } from '../../data/cards/experience.ts'
import { byOrder } from '../../data/order.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    experiences: byOrder(source.all('experience')).map((experience) => ({
      card: experienceCard(source, experience),
      cinemas: source.all('cinema').flatMap(({ id, title, experiences }) => {
        const href = source.pathOf(`cinema/${id}`)
        return href && experiences.includes(`experience/${experience.id}`) ? [{ label: title, href }] : []
      }),
    })),
  }),
  (source, _page, { experiences }) =>
    itemList(
      source,
      experiences.map(({ card }) => card),
    ),
)
