/** Data of the cinema finder. */
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { finderCinema } from '#site/loaders/cards/cinema.ts'
import { firstCards } from '#site/loaders/cards/first-cards.ts'
import { cinemaFilters } from '#site/loaders/content-pages/filters.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** How many cinemas a page shows at once. Where there are more, those with most halls come first. */
export const cinemasAtOnce = 20

/** Leaves the order as it is where a page can show all of them. */
export const largestFirst = (entries: readonly Entry<'cinema'>[]): readonly Entry<'cinema'>[] =>
  entries.length > cinemasAtOnce ? entries.toSorted((a, b) => b.numberOfHalls - a.numberOfHalls) : entries

export function cinemaFinder(source: Source, entries: readonly Entry<'cinema'>[]) {
  const cards = largestFirst(entries).map((cinema) => finderCinema(source, cinema))
  const { first, rest } = firstCards({ cards }, cinemasAtOnce)
  return {
    cinemas: first.cards,
    // How many cinemas come on demand.
    ...ifPresent('more', first.more?.count),
    // Hides filters with a single option.
    filters: cinemaFilters(source, cards).filter(({ options }) => options.length > 1),
    ...ifPresent('tiles', source.config.mapTiles),
    ...ifPresent('rest', rest && { cinemas: rest.cards }),
  }
}

/** The cinemas that have something, in the finder. @param value the slug of an experience, or the key of a facility */
export const finderWith = (filter: 'experience' | 'access', value: string): string =>
  `${href('cinemaIndex')}?${filter}=${value}`
