/** The period in which a part of a page is shown: a page may be older than the moment at which it is looked at. */
import { dayMs, endOfDay } from '#content/schema/time-zone.ts'
import {
  type DisplayPeriod,
  isWithin,
  type PrePaintAttributes,
  type TimeSpan,
} from '#site/shared/time/display-period.ts'

/**
 * How old a page may be: the site is built each night, and a few nights may fail (decision 0118). In ms.
 */
export const maxPageAge = 3 * dayMs

/** The site's clock. */
interface Clock {
  readonly asOf: string
}

/** Undefined for what is over, and for what begins later than the page may be looked at. Both limits are instants. */
export function displayPeriodOf({ asOf }: Clock, { from, to }: TimeSpan): DisplayPeriod | undefined {
  const now = Date.parse(asOf)
  if (to !== undefined && Date.parse(to) <= now) return undefined
  if (from !== undefined && Date.parse(from) > now + maxPageAge) return undefined
  return spanOf({ asOf }, { from, to })
}

/** The showing of what is not over, however late it begins. */
export function spanOf({ asOf }: Clock, { from, to }: TimeSpan): DisplayPeriod {
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
function soonOf(now: number, { from, to }: TimeSpan): PrePaintAttributes | undefined {
  const isSoon = (instant = '') => Date.parse(instant) > now && Date.parse(instant) <= now + maxPageAge
  const soon = { ...(isSoon(from) ? { 'data-begins': from } : {}), ...(isSoon(to) ? { 'data-ends': to } : {}) }
  return Object.keys(soon).length > 0 ? soon : undefined
}

/** The showing of what is shown until its last day has ended, or for good. Undefined for what is over. */
export const displayPeriodUntil = (clock: Clock, lastDay: string | undefined): DisplayPeriod | undefined =>
  displayPeriodOf(clock, lastDay === undefined ? {} : { to: endOfDay(lastDay) })

/** The end of the last of them, if it is within a page's age. @param items whose ends are written alike */
export function lastEnd(items: readonly { readonly displayPeriod: DisplayPeriod }[]): PrePaintAttributes | undefined {
  const ends = items.flatMap(({ displayPeriod }) => displayPeriod.soon?.['data-ends'] ?? [])
  return ends.length > 0 && ends.length === items.length ? { 'data-ends': ends.sort().at(-1) } : undefined
}

/** The entries that are not over, each with its showing. */
export const withLastDay = <T>(
  clock: Clock,
  entries: readonly T[],
  lastDayOf: (entry: T) => string | undefined,
): (readonly [entry: T, displayPeriod: DisplayPeriod])[] =>
  entries.flatMap((entry) => {
    const displayPeriod = displayPeriodUntil(clock, lastDayOf(entry))
    return displayPeriod ? [[entry, displayPeriod] as const] : []
  })

/** The entries that a page holds, each with its showing. */
export const withDisplayPeriod = <T extends TimeSpan>(
  source: Clock,
  entries: readonly T[],
): (readonly [entry: T, displayPeriod: DisplayPeriod])[] =>
  entries.flatMap((entry) => {
    const displayPeriod = displayPeriodOf(source, entry)
    return displayPeriod ? [[entry, displayPeriod] as const] : []
  })
