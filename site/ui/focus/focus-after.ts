/** Moves the focus on when the focused element is removed. */

/** Call it before removing the element that was clicked: the next focusable element gets the focus. */
export function focusAfter(element: Element): void {
  const place = document.createRange()
  place.setStartAfter(element)
  focusFrom(place)
}

/** The `ref` of what goes away with the link in it that was followed: the focus moves to what comes in its place. */
export const passFocusOn = (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return
  const place = placeOf(element)
  queueMicrotask(() => {
    // Another page has given the focus to its heading.
    if (document.activeElement === document.body) focusFrom(place)
  })
}

/** A range stays where its element was. */
export function placeOf(element: Element): Range {
  const place = document.createRange()
  place.setStartBefore(element)
  return place
}

/** The focus moves to what can be focused next from a place on. */
export function focusFrom(place: Range): void {
  const next = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')].find(
    (candidate) =>
      place.comparePoint(candidate, 0) >= 0 &&
      // The summary of the next notice is hidden where its text stands beside it.
      candidate.checkVisibility({ visibilityProperty: true }),
  )
  next?.focus({ preventScroll: true })
}
