/**
 * Badges that tell the state of an entry: at build as of the site's clock, in the browser as of the visitor's. This file
 * formats no dates, and days begin in Malaysia's time zone.
 */

/** Instants; without a limit where left out. */
export interface TimeSpan {
  /** Start of ticket sales, where that is before `from`. */
  readonly sales?: string
  readonly from?: string
  /** The first instant after the end. */
  readonly to?: string
}

export type Tone = 'coming' | 'sales' | 'running' | 'ending' | 'over'

const labels = {
  film: { coming: 'Coming soon', sales: 'Advanced sales', running: 'Now showing', over: 'No longer showing' },
  offer: { coming: 'Coming soon', sales: 'On sale', running: 'On now', over: 'Ended' },
  event: { coming: 'Upcoming', sales: 'On sale', running: 'On now', over: 'Past event' },
} as const

export type BadgeKind = keyof typeof labels

export interface Badge extends TimeSpan {
  readonly kind: BadgeKind
  readonly text: string
  readonly tone: Tone
}

/** Up to this many days before start or end, the badge counts them. */
const countdownDays = 7

/** @param instant `asOf` at build, now in the browser: `badgeOf(badge.kind, badge, new Date().toISOString())`. */
export function badgeOf(kind: BadgeKind, { sales, from, to }: TimeSpan, instant: string): Badge {
  const span = { ...(sales ? { sales } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) }
  return { kind, ...span, ...labelAt(kind, span, Date.parse(instant)) }
}

function labelAt(kind: BadgeKind, { sales, from, to }: TimeSpan, now: number): Pick<Badge, 'text' | 'tone'> {
  const label = labels[kind]
  if (to !== undefined && now >= Date.parse(to)) return { text: label.over, tone: 'over' }
  if (from !== undefined && now < Date.parse(from)) {
    if (sales !== undefined && now >= Date.parse(sales)) return { text: label.sales, tone: 'sales' }
    const days = dayOf(Date.parse(from)) - dayOf(now)
    return { text: days > countdownDays ? label.coming : `Starts ${inDays(days)}`, tone: 'coming' }
  }
  const daysLeft = to === undefined ? Number.POSITIVE_INFINITY : dayOf(Date.parse(to) - 1) - dayOf(now)
  const isOneDay = to !== undefined && from !== undefined && dayOf(Date.parse(to) - 1) === dayOf(Date.parse(from))
  return daysLeft > countdownDays || isOneDay
    ? { text: label.running, tone: 'running' }
    : { text: `Ends ${inDays(daysLeft)}`, tone: 'ending' }
}

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

const day = 86_400_000
/** Malaysia is UTC+8 all year round. */
const dayOf = (time: number): number => Math.floor((time + 8 * 3_600_000) / day)
