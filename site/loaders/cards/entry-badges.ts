/** Badges of entries that last for some time. */
import { endOfDay, startOfDay } from '#content/schema/time-zone.ts'
import type { DayRange } from '#site/loaders/format/date-range.ts'
import { endOfShow } from '#site/loaders/format/dates.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Badge, badgeOf, filmBadgeOf } from '#site/shared/badge.ts'
import type { TimeSpan } from '#site/shared/time/showing.ts'

/** The badge of entries with a first and a last day, such as promotions and festivals. */
export const offerBadge = (source: Source, { from, to }: DayRange): Badge =>
  badgeOf('offer', { from: startOfDay(from), to: to && endOfDay(to) }, source.asOf)

/** The badge of entries that start and end at an instant. */
export const eventBadge = (source: Source, span: TimeSpan): Badge => badgeOf('event', span, source.asOf)

/** The badge of entries that start at an instant and have no end. */
export const oneDayBadge = (source: Source, { date }: { readonly date: string }): Badge =>
  badgeOf('event', { from: date, to: endOfShow(date) }, source.asOf)

export function filmBadge(source: Source, film: Film): Badge | undefined {
  const times = filmTimes(source, film)
  return times && filmBadgeOf(times, source.asOf)
}
