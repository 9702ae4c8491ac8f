/**
 * Narrow queries about sales: a page is rendered again only if one of its own answers changes, so a film that is on
 * sale at one more cinema does not affect the pages of the others.
 */
import { byKey } from '#content/format/by-key.ts'
import type { FilmAtCinema, FilmSales, Ticketing } from '#content/schema/ticketing.ts'

/** A film at the cinema that was asked for; `since` and `formats` are those of the film there. */
export interface FilmSalesAtCinema extends Pick<FilmSales, 'film' | 'ids' | 'sale' | 'opensAt'>, FilmAtCinema {}

const indexes = new WeakMap<Ticketing, ReadonlyMap<string, readonly FilmSalesAtCinema[]>>()

/** The films that are sold at a cinema, by key. */
export const filmsSoldAt = (ticketing: Ticketing, cinema: string): readonly FilmSalesAtCinema[] =>
  indexes.getOrInsertComputed(ticketing, byCinema).get(cinema) ?? []

function byCinema({ films }: Ticketing): Map<string, FilmSalesAtCinema[]> {
  const index = new Map<string, FilmSalesAtCinema[]>()
  for (const [film, { ids, sale, opensAt, cinemas }] of [...films].sort(byKey))
    for (const [cinema, { since, formats }] of Object.entries(cinemas))
      index
        .getOrInsertComputed(cinema, () => [])
        .push({ film, ids, sale, ...(opensAt === undefined ? {} : { opensAt }), since, formats })
  return index
}
