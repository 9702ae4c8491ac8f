/** What it takes to find one of some cinemas. */
import type { Entry } from '#content/schema/entry-types.ts'
import { findableCinema } from './cards/cinema.ts'
import { cinemaFilters } from './filters.ts'
import { optional } from './links.ts'
import type { Source } from './source.ts'

export function cinemaFinder(source: Source, entries: readonly Entry<'cinema'>[]) {
  const cinemas = entries.map((cinema) => findableCinema(source, cinema))
  return {
    cinemas,
    // Where there is one choice, there is none.
    filters: cinemaFilters(source, cinemas).filter(({ options }) => options.length > 1),
    ...optional('tiles', source.config.mapTiles),
  }
}
