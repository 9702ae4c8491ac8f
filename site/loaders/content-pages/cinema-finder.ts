/** Data of the cinema finder. */
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { finderCinema } from '#site/loaders/cards/cinema.ts'
import { firstCards } from '#site/loaders/cards/first-cards.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { cinemaFilters } from './filters.ts'

/** So many stand on a page. Where there are more, those with most halls come first. */
const cinemasAtOnce = 20

export function cinemaFinder(source: Source, entries: readonly Entry<'cinema'>[]) {
  const inOrder =
    entries.length > cinemasAtOnce ? entries.toSorted((a, b) => b.numberOfHalls - a.numberOfHalls) : entries
  const cards = inOrder.map((cinema) => finderCinema(source, cinema))
  const { first, rest } = firstCards({ cards }, cinemasAtOnce)
  return {
    cinemas: first.cards,
    // How many are left.
    ...ifPresent('more', first.more?.count),
    // Hides filters with a single option.
    filters: cinemaFilters(source, cards).filter(({ options }) => options.length > 1),
    ...ifPresent('tiles', source.config.mapTiles),
    ...ifPresent('rest', rest && { cinemas: rest.cards }),
  }
}

/** The cinemas that have an experience, in the finder. @param experience its slug */
export const finderOf = (experience: string): string => `${href('cinemaIndex')}?experience=${experience}`
