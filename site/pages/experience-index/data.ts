import { basicWith } from '#site/data/basic-page.ts'
import { experienceCard } from '#site/data/cards/experience.ts'
import { byOrder } from '#site/data/order.ts'
import { itemList } from '#site/data/structured/item-list.ts'

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
