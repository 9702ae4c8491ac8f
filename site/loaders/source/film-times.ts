/** Derives the input of a film's state from its entry and its sales (decision 0116). */
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { dayMs, endOfDay, startOfDay } from '#content/schema/time-zone.ts'
import type { Film } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type FilmTimes, isStateTab } from '#site/shared/films/film-state.ts'

/** When a film is shown, and when editors promise tickets before that. */
type Run = Pick<FilmTimes, 'opensAt' | 'from' | 'to'>

/** Milliseconds from its release in which a film that is not sold yet is not taken for one whose run has ended. */
const firstWeek = 7 * dayMs

/** Undefined for a film of which nobody says when it is shown, nor that it is sold or to be listed. */
export function filmTimes(source: Source, film: Film): FilmTimes | undefined {
  const key = entryKey(film)
  const { opensAt, ...days } = film.type === 'movie' ? releaseOf(film) : festivalOf(source, film)
  const sold = source.sales(key)
  if (sold) return { sale: sold.sale, ...(sold.opensAt ? { opensAt: sold.opensAt } : {}), ...days }
  const isListed = source.referrersOf('movieList', 'movies', key).some(({ tab }) => isStateTab(tab))
  if (days.from === undefined && !isListed) return undefined
  const asOf = Date.parse(source.asOf)
  const msSinceRelease = days.to === undefined && days.from !== undefined ? asOf - Date.parse(days.from) : undefined
  const isOutFor = (ms: number): boolean => msSinceRelease !== undefined && msSinceRelease >= ms
  if (!source.knowsSales || film.ticketingId === undefined)
    return { sale: isOutFor(0) && !isListed ? 'ended' : 'unknown', ...(opensAt ? { opensAt } : {}), ...days }
  // A promised start of sale in the past is ignored.
  const isPromised = opensAt !== undefined && Date.parse(opensAt) > asOf
  return { sale: isOutFor(firstWeek) ? 'ended' : 'none', ...(isPromised ? { opensAt } : {}), ...days }
}

const releases = new WeakMap<Entry<'movie'>, Run>()

/** Found once for a film: every page that lists films asks for those of all. */
const releaseOf = (film: Entry<'movie'>): Run => releases.getOrInsertComputed(film, readRelease)

function readRelease({ releaseDate, lastDay, advancedSalesFrom }: Entry<'movie'>): Run {
  const isBefore = advancedSalesFrom && (releaseDate === undefined || advancedSalesFrom < releaseDate)
  return {
    ...(isBefore ? { opensAt: startOfDay(advancedSalesFrom) } : {}),
    ...(releaseDate ? { from: startOfDay(releaseDate) } : {}),
    ...(lastDay ? { to: endOfDay(lastDay) } : {}),
  }
}

/** Films of International Screens are shown at their festivals. */
function festivalOf(source: Source, film: Entry<'internationalScreenMovie'>): Run {
  if (film.festival === undefined) return {}
  const festival = source.entry('internationalScreenFilmFestival', film.festival)
  return { from: startOfDay(festival.from), to: endOfDay(festival.to) }
}
