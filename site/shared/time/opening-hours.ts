/**
 * Whether a cinema or restaurant is open, by its weekly hours in Malaysia's time. Public holidays have no calendar
 * here.
 */
import { dayMs, nextMidnight } from '#content/schema/time-zone.ts'
import { formatTime, weekdayAt } from './time-of-day.ts'

export interface WeeklyHours {
  /** English names of days of the week, Monday to Sunday; others are never now. */
  readonly week: readonly string[]
  /** Times of the day; a house that closes at or before the time at which it opens does so on the next day. */
  readonly opens: string
  readonly closes: string
}

export interface Opening {
  readonly isOpen: boolean
  /** The state in words: Open until 1:00 am, Opens tomorrow at 9:45 am. */
  readonly text: string
  /** When this may be over, in milliseconds since 1970. */
  readonly changesAt: number
}

/** @returns undefined for hours of which no day is known. @param now milliseconds since 1970 */
export function openingAt(hours: readonly WeeklyHours[], now: number): Opening | undefined {
  // At midnight, “tomorrow” becomes “today”.
  const midnight = nextMidnight(now)
  const today = midnight - dayMs
  // A night that began yesterday may not be over; a house may open on one day of the week only.
  const spans = [-1, 0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((days) => spansOf(hours, today + days * dayMs))
    .toSorted((a, b) => a.from - b.from)
  const closing = closingOf(spans, now)
  if (closing && closing.to - now > dayMs)
    return { isOpen: true, text: 'Open now', changesAt: Math.min(closing.to - dayMs, midnight) }
  if (closing) return { isOpen: true, text: `Open until ${formatTime(closing.closes)}`, changesAt: closing.to }
  const next = spans.find(({ from }) => from > now)
  if (!next) return undefined
  const day = next.from < midnight ? '' : next.from < midnight + dayMs ? ' tomorrow' : ` on ${weekdayAt(next.from)}`
  return { isOpen: false, text: `Opens${day} at ${formatTime(next.opens)}`, changesAt: Math.min(next.from, midnight) }
}

interface Span {
  readonly opens: string
  readonly closes: string
  readonly from: number
  readonly to: number
}

/** The last of the hours that follow each other without a break from the present ones on; undefined while closed. @param spans by when they begin */
function closingOf(spans: readonly Span[], now: number): Span | undefined {
  let last: Span | undefined
  for (const span of spans)
    if (last ? span.from <= last.to && span.to > last.to : span.from <= now && now < span.to) last = span
  return last
}

/** The hours that begin on a day. @param day the instant at which it begins */
function spansOf(hours: readonly WeeklyHours[], day: number): Span[] {
  const name = weekdayAt(day)
  return hours
    .filter(({ week }) => week.includes(name))
    .map(({ opens, closes }) => ({
      opens,
      closes,
      from: day + timeMs(opens),
      to: day + timeMs(closes) + (closes <= opens ? dayMs : 0),
    }))
}

function timeMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}
