/** Badges of entries that last for some time. */
import { dayMs, endOfDay, nextMidnight, startOfDay, utcInstant } from '#content/schema/time-zone.ts'
import type { DayRange } from '#site/loaders/format/date-range.ts'
import { endOfShow } from '#site/loaders/format/dates.ts'
import { maxPageAge, spanOf } from '#site/loaders/format/display-period.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import {
  type Badge,
  badgeOf,
  badgeTextAt,
  countdownDays,
  type FilmBadge,
  filmBadgeOf,
  isSaidOnCard,
  type Words,
} from '#site/shared/badge.ts'
import type { DisplayPeriod, TimeSpan } from '#site/shared/time/display-period.ts'

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

/** For an entry's own page: with the instants at which it says something else within the age that a page may have. */
export function withChanges(source: Source, badge: Badge): Badge {
  const soon = changesSoon(source, badge)
  return soon.length > 0 ? { ...badge, soon } : badge
}

/** For a card: with the end of what it says there, if that is within the age that a page may have. */
export function onCard<B extends Badge>(source: Source, badge: B): B {
  const soon = changesSoon(source, badge)
  const last = soon.findLastIndex((instant) => isSaidOnCard(badgeTextAt(badge, Date.parse(instant))))
  const ends = last >= 0 || isSaidOnCard(badge) ? soon[last + 1] : undefined
  return ends === undefined ? badge : { ...badge, ends }
}

const changes = new WeakMap<Badge, readonly number[]>()

/**
 * The time during which an item that depends on a badge is shown. The changes of a badge are computed once, as many
 * items of a page may share it.
 *
 * @param test whether it is at a time, in milliseconds since 1970: from some time on, and never again after that has ended
 * @returns undefined for what is not shown any more
 */
export function during(
  { asOf }: Source,
  badge: Badge,
  test: (words: Words, time: number) => boolean,
): DisplayPeriod | undefined {
  const times = [Date.parse(asOf), ...changes.getOrInsertComputed(badge, () => changesAfter(asOf, badge))]
  const [first, ...others] = times.map((time) => test(badgeTextAt(badge, time), time))
  const begin = first ? 0 : others.indexOf(true) + 1
  if (!first && begin === 0) return undefined
  const end = others.indexOf(false, begin) + 1
  const instantAt = (index: number) => (index > 0 ? utcInstant(new Date(times[index] ?? 0)) : undefined)
  return spanOf({ asOf }, { from: instantAt(begin), to: instantAt(end) })
}

/** When an entry is not over yet. */
export const lastingOf = (source: Source, badge: Badge): DisplayPeriod | undefined =>
  during(source, badge, (words) => !isBadgeOver(words))

export const isBadgeOver = ({ tone }: Words): boolean => tone === 'over'

/** The state of an entry on its own page, and when it is not over. */
export function stateOf(source: Source, badge: Badge): { readonly badge: Badge; readonly lasts?: DisplayPeriod } {
  return { badge, ...ifPresent('lasts', lastingOf(source, badge)) }
}

const changesSoon = ({ asOf }: Source, badge: Badge): string[] =>
  changesAfter(asOf, badge, Date.parse(asOf) + maxPageAge).map((time) => utcInstant(new Date(time)))

/**
 * The times at which a badge says something else, in milliseconds since 1970.
 *
 * @param last none after this is looked for: there is one for each of all films that are listed
 */
function changesAfter(asOf: string, badge: Badge, last = Number.POSITIVE_INFINITY): number[] {
  const start = Date.parse(asOf)
  const given = [badge.from, badge.to, badge.kind === 'film' ? badge.opensAt : undefined]
    .map((instant = '') => Date.parse(instant))
    .filter((time) => time > start)
  // It counts the last days before it begins, and before it ends.
  const midnights = given.flatMap((time) =>
    Array.from({ length: countdownDays + 2 }, (_, days) => nextMidnight(time - (days + 1) * dayMs)),
  )
  return [...new Set([...given, ...midnights])]
    .filter((time) => time > start && time <= last)
    .filter((time) => badgeTextAt(badge, time).text !== badgeTextAt(badge, time - 1).text)
    .sort((one, other) => one - other)
}
