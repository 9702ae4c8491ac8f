/**
 * Where something stands in time, in a few words: at build as of the site's clock, and with the same function in the
 * browser as of the visitor's. So it formats nothing, and a day begins when it does in Malaysia.
 */

/** Instants; what is left out is open. */
export interface Span {
  /** From when tickets are sold, where that is before the begin. */
  readonly sales?: string
  readonly from?: string
  /** The first instant after it. */
  readonly to?: string
}

export type Tone = 'coming' | 'sales' | 'running' | 'ending' | 'over'

const words = {
  film: { coming: 'Coming soon', sales: 'Advanced sales', running: 'Now showing', over: 'No longer showing' },
  offer: { coming: 'Coming soon', sales: 'On sale', running: 'On now', over: 'Ended' },
  event: { coming: 'Upcoming', sales: 'On sale', running: 'On now', over: 'Past event' },
} as const

export type BadgeKind = keyof typeof words

export interface Badge extends Span {
  readonly kind: BadgeKind
  readonly text: string
  readonly tone: Tone
}

/** From this many days on, the days until the begin or the end are counted. */
const soon = 7

/** @param instant `asOf` at build, and the present in the browser: `badgeOf(badge.kind, badge, new Date().toISOString())`. */
export function badgeOf(kind: BadgeKind, { sales, from, to }: Span, instant: string): Badge {
  const span = { ...(sales ? { sales } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) }
  return { kind, ...span, ...wordsAt(kind, span, Date.parse(instant)) }
}

function wordsAt(kind: BadgeKind, { sales, from, to }: Span, now: number): Pick<Badge, 'text' | 'tone'> {
  const said = words[kind]
  if (to !== undefined && now >= Date.parse(to)) return { text: said.over, tone: 'over' }
  if (from !== undefined && now < Date.parse(from)) {
    if (sales !== undefined && now >= Date.parse(sales)) return { text: said.sales, tone: 'sales' }
    const days = dayOf(Date.parse(from)) - dayOf(now)
    return { text: days > soon ? said.coming : `Starts ${inDays(days)}`, tone: 'coming' }
  }
  const left = to === undefined ? Number.POSITIVE_INFINITY : dayOf(Date.parse(to) - 1) - dayOf(now)
  const isEvening = to !== undefined && from !== undefined && dayOf(Date.parse(to) - 1) === dayOf(Date.parse(from))
  return left > soon || isEvening
    ? { text: said.running, tone: 'running' }
    : { text: `Ends ${inDays(left)}`, tone: 'ending' }
}

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

const day = 86_400_000
/** Malaysia is eight hours ahead of UTC, all year round. */
const dayOf = (time: number): number => Math.floor((time + 8 * 3_600_000) / day)
