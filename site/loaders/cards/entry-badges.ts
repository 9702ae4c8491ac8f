/** Badges of entries that last for some time. */
import { dayMs, endOfDay, nextMidnight, startOfDay, utcInstant } from '#content/schema/time-zone.ts'
import type { DayRange } from '#site/loaders/format/date-range.ts'
import { endOfShow } from '#site/loaders/format/dates.ts'
import { longestPageAge } from '#site/loaders/format/showing.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Badge, badgeOf, type FilmBadge, filmBadgeOf, isSaidOnCard, wordsAt } from '#site/shared/badge.ts'
import type { TimeSpan } from '#site/shared/time/showing.ts'

/** The badge of entries with a first and a last day, such as promotions and festivals. */
export const offerBadge = (source: Source, { from, to }: DayRange): Badge =>
  badgeOf('offer', { from: startOfDay(from), to: to && endOfDay(to) }, source.asOf)

/** The badge of entries that start and end at an instant. */
export const eventBadge = (source: Source, span: TimeSpan): Badge => badgeOf('event', span, source.asOf)

/** The badge of entries that start at an instant and have no end. */
export const oneDayBadge = (source: Source, { date }: { readonly date: string }): Badge =>
  badgeOf('event', { from: date, to: endOfShow(date) }, source.asOf)

export function filmBadge(source: Source, film: Film): FilmBadge | undefined {
  const times = filmTimes(source, film)
  return times && filmBadgeOf(times, source.asOf)
}

/** For a page on which something else goes by the badge: with all that it says within the age that a page may have. */
export function staged<B extends Badge>(source: Source, badge: B): B {
  const soon = changesOf(source, badge)
  return soon.length > 0 ? { ...badge, soon } : badge
}

/** For a card: with the end of what it says there, if that is within the age that a page may have. */
export function onCard<B extends Badge>(source: Source, badge: B): B {
  const soon = changesOf(source, badge)
  const last = soon.findLastIndex((instant) => isSaidOnCard(wordsAt(badge, Date.parse(instant))))
  const ends = last >= 0 || isSaidOnCard(badge) ? soon[last + 1] : undefined
  return ends === undefined ? badge : { ...badge, ends }
}

/** The instants at which it says something else within the age that a page may have. */
function changesOf({ asOf }: Source, badge: Badge): string[] {
  const start = Date.parse(asOf)
  const midnights = Array.from({ length: longestPageAge / dayMs }, (_, day) => nextMidnight(start + day * dayMs))
  const given = [badge.from, badge.to, badge.kind === 'film' ? badge.opensAt : undefined]
  const times = new Set([...midnights, ...given.map((instant = '') => Date.parse(instant))])
  return [...times]
    .filter((time) => time > start && time <= start + longestPageAge)
    .filter((time) => wordsAt(badge, time).text !== wordsAt(badge, time - 1).text)
    .sort((one, other) => one - other)
    .map((time) => utcInstant(new Date(time)))
}
