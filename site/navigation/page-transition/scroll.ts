/** Decides where a page is scrolled to: a hash beats the saved position, which beats the top. */
import { decoded } from '#site/router/decoded.ts'

export interface Landing {
  /** The fragment with its `#`; empty if there is none. */
  readonly hash: string
  /** Whether the navigation goes back, forward, or reloads. */
  readonly isReturn: boolean
  /** The position kept for this entry of the history, in pixels from the top. */
  readonly saved: number | undefined
  /** Whether only the query changed: a filter or a tab. */
  readonly isQueryOnly: boolean
  /** Whether the link, or the row of the route table, keeps the scroll position. */
  readonly keepsScroll: boolean
}

export type ScrollTarget = 'hash' | 'stay' | number

export function scrollTarget({ hash, isReturn, saved, isQueryOnly, keepsScroll }: Landing): ScrollTarget {
  if (hash !== '') return 'hash'
  if (isReturn && saved !== undefined) return saved
  return isQueryOnly || keepsScroll ? 'stay' : 0
}

/** The element that a hash names. */
export const elementOfHash = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decoded(hash.slice(1)))

/** @param isSamePage whether CSS decides on smooth scrolling; a new page never scrolls smoothly. */
export function scrollTo(target: ScrollTarget, hash: string, isSamePage: boolean): void {
  if (target === 'stay') return
  // `scrollIntoView` respects `scroll-margin-top`.
  if (target === 'hash') elementOfHash(hash)?.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' })
  else window.scrollTo({ top: target, behavior: 'instant' })
}
