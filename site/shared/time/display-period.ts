/** The period in which an item is shown: at build as of the site's clock, in the browser as of the visitor's. */

/** Instants; without a limit where left out. */
export interface TimeSpan {
  readonly from?: string | undefined
  /** The first instant after the end. */
  readonly to?: string | undefined
}

/** Attributes of what begins or ends at an instant: `pre-paint.js` hides and shows it by them until React knows the time. */
export interface PrePaintAttributes {
  readonly 'data-begins'?: string | undefined
  readonly 'data-ends'?: string | undefined
}

export interface DisplayPeriod extends TimeSpan {
  /** Whether it was shown when the page was built. */
  readonly isNow: boolean
  /** Left out where it neither begins nor ends within the age that a page may have. */
  readonly soon?: PrePaintAttributes
}

export const isWithin = ({ from, to }: TimeSpan, time: number): boolean =>
  (from === undefined || Date.parse(from) <= time) && (to === undefined || time < Date.parse(to))

/** @param now left out in the build and while hydrating */
export const isShownAt = (displayPeriod: DisplayPeriod | undefined, now?: number): boolean =>
  displayPeriod === undefined || (now === undefined ? displayPeriod.isNow : isWithin(displayPeriod, now))

/** The instants at which some of them begin or end. */
export const changesOfDisplayPeriods = (
  items: readonly { readonly displayPeriod?: DisplayPeriod | undefined }[],
): string[] =>
  items
    .flatMap(({ displayPeriod }) => [displayPeriod?.from, displayPeriod?.to])
    .filter((instant) => instant !== undefined)
