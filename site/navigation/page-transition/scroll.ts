/** Where a page is shown from: a hash beats the saved position, and that beats the top (spec point 2). */

export interface Landing {
  /** With the `#`; empty if there is none. */
  readonly hash: string
  /** Back, forward, or a reload: the place is known. */
  readonly isReturn: boolean
  readonly saved: number | undefined
  /** The same page with other words after the `?`: a filter or a tab. */
  readonly isQueryOnly: boolean
  /** The link, or the row of the route table, says that it does not lead to the top. */
  readonly keepsScroll: boolean
}

export type ScrollTarget = 'hash' | 'stay' | number

export function scrollTarget({ hash, isReturn, saved, isQueryOnly, keepsScroll }: Landing): ScrollTarget {
  if (hash !== '') return 'hash'
  if (isReturn && saved !== undefined) return saved
  return isQueryOnly || keepsScroll ? 'stay' : 0
}

/** The element that a hash names. */
export function elementOfHash(hash: string): HTMLElement | null {
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return document.getElementById(hash.slice(1))
  }
}

/** @param isSamePage then the page's style decides whether the way there is seen; a new page simply is there. */
export function scrollTo(target: ScrollTarget, hash: string, isSamePage: boolean): void {
  if (target === 'stay') return
  // `scrollIntoView` respects `scroll-margin-top`.
  if (target === 'hash') elementOfHash(hash)?.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' })
  else window.scrollTo({ top: target, behavior: 'instant' })
}
