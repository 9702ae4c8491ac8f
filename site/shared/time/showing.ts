/** What begins and ends by itself: at build as of the site's clock, in the browser as of the visitor's. */

export interface Showing {
  /** Instants; without a limit where left out. */
  readonly from?: string
  /** The first instant after the end. */
  readonly to?: string
  /** Whether it was shown when the page was built. */
  readonly isNow: boolean
}

interface Span {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const isWithin = ({ from, to }: Span, time: number): boolean =>
  (from === undefined || Date.parse(from) <= time) && (to === undefined || time < Date.parse(to))

/** @param now undefined in the build and while hydrating */
export const isShownAt = (showing: Showing | undefined, now: number | undefined): boolean =>
  showing === undefined || (now === undefined ? showing.isNow : isWithin(showing, now))

/** The instants at which some of them begin or end. */
export const changesOf = (showings: readonly (Showing | undefined)[]): string[] =>
  showings.flatMap((showing) => [showing?.from, showing?.to]).filter((instant) => instant !== undefined)
