/** The period in which an item is shown: at build as of the site's clock, in the browser as of the visitor's. */

/** Instants; without a limit where left out. */
export interface TimeSpan {
  readonly from?: string | undefined
  /** The first instant after the end. */
  readonly to?: string | undefined
}

/** Attributes of what begins or ends at an instant: `settle-page.js` hides and shows it by them until React knows the time. */
export interface SettledAttributes {
  readonly 'data-begins'?: string | undefined
  readonly 'data-ends'?: string | undefined
}

export interface Showing extends TimeSpan {
  /** Whether it was shown when the page was built. */
  readonly isNow: boolean
  /** Left out where it neither begins nor ends within the age that a page may have. */
  readonly soon?: SettledAttributes
}

export const isWithin = ({ from, to }: TimeSpan, time: number): boolean =>
  (from === undefined || Date.parse(from) <= time) && (to === undefined || time < Date.parse(to))

/** @param now left out in the build and while hydrating */
export const isShownAt = (showing: Showing | undefined, now?: number): boolean =>
  showing === undefined || (now === undefined ? showing.isNow : isWithin(showing, now))

/** The instants at which some of them begin or end. */
export const changesOfShowings = (items: readonly { readonly showing?: Showing | undefined }[]): string[] =>
  items.flatMap(({ showing }) => [showing?.from, showing?.to]).filter((instant) => instant !== undefined)
