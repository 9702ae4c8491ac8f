/** Data of the cinema finder. */
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { finderCinema } from '#site/loaders/cards/cinema.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { cinemaFilters } from './filters.ts'

export function cinemaFinder(source: Source, entries: readonly Entry<'cinema'>[]) {
  const cinemas = entries.map((cinema) => finderCinema(source, cinema))
  return {
    cinemas,
    // Hides filters with a single option.
    filters: cinemaFilters(source, cinemas).filter(({ options }) => options.length > 1),
    ...ifPresent('tiles', source.config.mapTiles),
  }
}

/** The cinemas that have an experience, in the finder. @param experience its slug */
export const finderOf = (experience: string): string => `${href('cinemaIndex')}?experience=${experience}`
