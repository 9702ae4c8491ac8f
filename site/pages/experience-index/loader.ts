import type { Entry } from '#content/schema/entry-types.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { finderWith } from '#site/loaders/content-pages/cinemas/cinema-finder.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Link } from '#site/shared/layout.ts'

/** Cinemas named of one experience. */
const maxCinemas = 12

export const load = basicPageLoader(
  (source) => ({
    experiences: byOrder(source.all('experience')).map((experience) => ({
      card: experienceCard(source, experience),
      cinemas: cinemasWith(source, experience),
    })),
  }),
  (source, _page, { experiences }) =>
    itemList(
      source,
      experiences.map(({ card }) => card),
    ),
)

/** The first cinemas that have it, and last the way to all where there are others. */
function cinemasWith(source: Source, { id, slug }: Entry<'experience'>): Link[] {
  const cinemas = source.referrersOf('cinema', 'experiences', `experience/${id}`)
  const named = cinemas.slice(0, maxCinemas).flatMap(({ id, title }) => {
    const href = source.pathOf(`cinema/${id}`)
    return href ? [{ label: title, href }] : []
  })
  if (cinemas.length <= maxCinemas) return named
  return [...named, { label: `All ${cinemas.length} cinemas`, href: finderWith('experience', slug) }]
}
