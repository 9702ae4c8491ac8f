/** To be called by what removes itself when it is pressed: the focus moves to what can be focused next. */
export function focusAfter(element: Element): void {
  const after = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')].find(
    (candidate) =>
      element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING &&
      // The summary of the next notice is hidden where its text stands beside it.
      candidate.checkVisibility({ visibilityProperty: true }),
  )
  after?.focus({ preventScroll: true })
}
