/**
 * Badges that tell the state of an entry: at build as of the site's clock, in the browser as of the visitor's. This file
 * formats no dates, and days begin in Malaysia's time zone.
 */

import { dayMs, dayNumberAt } from '#content/schema/time-zone.ts'
import { type FilmTimes, filmStateAt } from './films/film-state.ts'
import type { TimeSpan } from './time/display-period.ts'

export type Tone = 'coming' | 'sales' | 'running' | 'ending' | 'over'

export interface Words {
  readonly text: string
  readonly tone: Tone
}

export const labels = {
  film: { coming: 'Coming soon', running: 'Now showing', over: 'No longer showing' },
  offer: { coming: 'Coming soon', running: 'On now', over: 'Ended' },
  event: { coming: 'Upcoming', running: 'On now', over: 'Past event' },
} as const

/** What changes within the age that a page may have. */
interface Changes {
  /** On an entry's own page: the instants at which it says something else. */
  readonly soon?: readonly string[]
  /** On a card: the instant from which on it says nothing there. */
  readonly ends?: string
}

interface SpanBadge extends TimeSpan, Words, Changes {
  readonly kind: 'offer' | 'event'
}

export interface FilmBadge extends FilmTimes, Words, Changes {
  readonly kind: 'film'
}

export type Badge = SpanBadge | FilmBadge

/** Up to this many days before start or end, the badge counts them. */
export const countdownDays = 7

/** @param instant the site's clock */
export function badgeOf(kind: SpanBadge['kind'], { from, to }: TimeSpan, instant: string): SpanBadge {
  const span = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  return { kind, ...span, ...spanWords(kind, span, Date.parse(instant)) }
}

export const filmBadgeOf = (film: FilmTimes, instant: string): FilmBadge => ({
  kind: 'film',
  ...film,
  ...filmWords(film, Date.parse(instant)),
})

/** What a badge says at another time. @param now milliseconds since 1970 */
export const badgeTextAt = (badge: Badge, now: number): Words =>
  badge.kind === 'film' ? filmWords(badge, now) : spanWords(badge.kind, badge, now)

function filmWords(film: FilmTimes, now: number): Words {
  switch (filmStateAt(film, now).phase) {
    case 'over':
      return { text: labels.film.over, tone: 'over' }
    case 'advance':
      return { text: 'Advanced sales', tone: 'sales' }
    case 'now':
      return runningWords('film', film, now)
    default:
      return comingWords('film', film, now)
  }
}

function spanWords(kind: SpanBadge['kind'], span: TimeSpan, now: number): Words {
  if (span.to !== undefined && now >= Date.parse(span.to)) return { text: labels[kind].over, tone: 'over' }
  const isComing = span.from !== undefined && now < Date.parse(span.from)
  return isComing ? comingWords(kind, span, now) : runningWords(kind, span, now)
}

function comingWords(kind: Badge['kind'], { from = '' }: TimeSpan, now: number): Words {
  const days = dayNumberAt(Date.parse(from)) - dayNumberAt(now)
  // A film may be announced without a day, and its tickets may come later than its day.
  const isNear = days <= countdownDays && Date.parse(from) > now
  return { text: isNear ? `Starts ${inDays(days)}` : labels[kind].coming, tone: 'coming' }
}

function runningWords(kind: Badge['kind'], { from, to }: TimeSpan, now: number): Words {
  const daysLeft = to === undefined ? Number.POSITIVE_INFINITY : dayNumberAt(Date.parse(to) - 1) - dayNumberAt(now)
  // As cards show it by its beginning alone.
  const isOneDay = to !== undefined && from !== undefined && Date.parse(to) - Date.parse(from) <= dayMs
  return daysLeft > countdownDays || isOneDay
    ? { text: labels[kind].running, tone: 'running' }
    : { text: `Ends ${inDays(daysLeft)}`, tone: 'ending' }
}

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** Cards say nothing of entries that are running, as most on a list are, nor of events in good time, as they begin with their days. */
export const isSaidOnCard = ({ text, tone }: Words): boolean => tone !== 'running' && text !== labels.event.coming
