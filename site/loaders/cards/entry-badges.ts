/** Badges of entries that last for some time. */
import type { Entry } from '#content/schema/entry-types.ts'
import { dayInMalaysia, startOfDay } from '#content/schema/time-zone.ts'
import { endOfDay } from '#site/loaders/format/dates.ts'
import type { Film } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Badge, badgeOf, type TimeSpan } from '#site/shared/badge.ts'

interface Days {
  readonly from: string
  readonly to?: string | undefined
}

/** For entries with a first and a last day, such as promotions and festivals. */
export const offerBadge = (source: Source, { from, to }: Days): Badge =>
  badgeOf('offer', { from: startOfDay(from), ...(to ? { to: endOfDay(to) } : {}) }, source.asOf)

/** For entries that start and end at an instant. */
export const eventBadge = (source: Source, { from, to }: Days): Badge =>
  badgeOf('event', { from, ...(to ? { to } : {}) }, source.asOf)

/** For entries that start at an instant and have no end: they end with their day. */
export const oneDayBadge = (source: Source, { date }: { readonly date: string }): Badge =>
  badgeOf('event', { from: date, to: endOfDay(dayInMalaysia(date)) }, source.asOf)

/** Undefined where the dates are unknown: a film without a release date, or one that left the lists without a last day. */
export function filmBadge(source: Source, film: Film): Badge | undefined {
  const span = film.type === 'movie' ? releaseOf(source, film) : festivalOf(source, film)
  return span && badgeOf('film', span, source.asOf)
}

function releaseOf(source: Source, film: Entry<'movie'>): TimeSpan | undefined {
  const { releaseDate, lastDay, advancedSalesFrom } = film
  if (releaseDate === undefined) return undefined
  const isListed = source.referring('movieList', `movie/${film.id}`).some(({ tab }) => tab === 'now-showing')
  if (releaseDate <= source.today && lastDay === undefined && !isListed) return undefined
  return {
    ...(advancedSalesFrom ? { sales: startOfDay(advancedSalesFrom) } : {}),
    from: startOfDay(releaseDate),
    ...(lastDay ? { to: endOfDay(lastDay) } : {}),
  }
}

function festivalOf(source: Source, film: Entry<'internationalScreenMovie'>): TimeSpan | undefined {
  if (film.festival === undefined) return undefined
  const festival = source.entry('internationalScreenFilmFestival', film.festival)
  return { from: startOfDay(festival.from), to: endOfDay(festival.to) }
}
