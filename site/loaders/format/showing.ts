/** The period in which a part of a page is shown: a page may be older than the moment at which it is looked at. */
import { dayMs, endOfDay } from '#content/schema/time-zone.ts'
import { isWithin, type SettledAttributes, type Showing, type TimeSpan } from '#site/shared/time/showing.ts'

/**
 * How old a page may be: the site is built each night, and a few nights may fail (decision 0118). In ms.
 */
export const longestPageAge = 3 * dayMs

/** The site's clock. */
interface Clock {
  readonly asOf: string
}

/** Undefined for what is over, and for what begins later than the page may be looked at. Both limits are instants. */
export function showingOf({ asOf }: Clock, { from, to }: TimeSpan): Showing | undefined {
  const now = Date.parse(asOf)
  if (to !== undefined && Date.parse(to) <= now) return undefined
  if (from !== undefined && Date.parse(from) > now + longestPageAge) return undefined
  return spanOf({ asOf }, { from, to })
}

/** The showing of what is not over, however late it begins. */
export function spanOf({ asOf }: Clock, { from, to }: TimeSpan): Showing {
  const now = Date.parse(asOf)
  const soon = soonOf(now, { from, to })
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    isNow: isWithin({ from, to }, now),
    ...(soon ? { soon } : {}),
  }
}

/** Only what changes within a page's age: the script that asks for these attributes is asked for only where there are some. */
function soonOf(now: number, { from, to }: TimeSpan): SettledAttributes | undefined {
  const isSoon = (instant = '') => Date.parse(instant) > now && Date.parse(instant) <= now + longestPageAge
  const soon = { ...(isSoon(from) ? { 'data-begins': from } : {}), ...(isSoon(to) ? { 'data-ends': to } : {}) }
  return Object.keys(soon).length > 0 ? soon : undefined
}

/** The showing of what is shown until its last day has ended, or for good. Undefined for what is over. */
export const showingUntil = (clock: Clock, lastDay: string | undefined): Showing | undefined =>
  showingOf(clock, lastDay === undefined ? {} : { to: endOfDay(lastDay) })

/** The end of the last of them, if it is within a page's age. @param items whose ends are written alike */
export function lastEnd(items: readonly { readonly showing: Showing }[]): SettledAttributes | undefined {
  const ends = items.flatMap(({ showing }) => showing.soon?.['data-ends'] ?? [])
  return ends.length > 0 && ends.length === items.length ? { 'data-ends': ends.sort().at(-1) } : undefined
}

/** The entries that are not over, each with its showing. */
export const withLastDay = <T>(
  clock: Clock,
  entries: readonly T[],
  lastDayOf: (entry: T) => string | undefined,
): (readonly [entry: T, showing: Showing])[] =>
  entries.flatMap((entry) => {
    const showing = showingUntil(clock, lastDayOf(entry))
    return showing ? [[entry, showing] as const] : []
  })

/** The entries that a page holds, each with its showing. */
export const withShowing = <T extends TimeSpan>(
  source: Clock,
  entries: readonly T[],
): (readonly [entry: T, showing: Showing])[] =>
  entries.flatMap((entry) => {
    const showing = showingOf(source, entry)
    return showing ? [[entry, showing] as const] : []
  })
