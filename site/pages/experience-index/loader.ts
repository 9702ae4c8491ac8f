import { experienceCard } from '#site/loaders/cards/experience.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load = basicPageLoader(
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
