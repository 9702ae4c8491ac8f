/**
 * Calls a function once the focus is not in an element: at once, or when it leaves. What is replaced under the focus would
 * take it along, and with it the place of who goes through the page by keyboard.
 *
 * @returns a function that cancels.
 */
export function whenFocusLeaves(element: Element, run: () => void): () => void {
  if (!element.contains(document.activeElement)) {
    run()
    return () => {}
  }
  const onFocusOut = ({ relatedTarget }: Event & { readonly relatedTarget?: EventTarget | null }) => {
    // Where a window is left, nothing else has the focus: it is there again when the visitor comes back.
    const next = relatedTarget ?? document.activeElement
    if (next instanceof Node && element.contains(next)) return
    stop()
    run()
  }
  const stop = () => element.removeEventListener('focusout', onFocusOut)
  element.addEventListener('focusout', onFocusOut)
  return stop
}
