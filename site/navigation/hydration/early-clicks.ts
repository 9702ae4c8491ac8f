/**
 * Captures clicks that came before the code that answers them. Links to other pages, menus and forms work without script; what
 * does not is clicked again when the page has been hydrated.
 */
import { isPlainClick } from '#site/ui/link/modifier-keys.ts'

/** Buttons without an action of the browser's own, links that change a part of the page, pictures that open larger. */
const answeredByCode = 'button[type=button]:not([popovertarget]), a[data-keeps-scroll], a[data-gallery]'

/** Marks a page that has a click to answer: its styles show that it is being worked on. */
const waitingAttribute = 'data-waiting'

/** @returns a function that clicks again what was clicked last, to be called once the page has been hydrated. */
export function captureEarlyClicks(): () => void {
  let held: HTMLElement | undefined

  function hold(event: MouseEvent): void {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(answeredByCode)
    if (!element || !isPlainClick(event)) return
    event.preventDefault()
    held = element
    document.documentElement.setAttribute(waitingAttribute, '')
  }

  addEventListener('click', hold, true)
  return () => {
    removeEventListener('click', hold, true)
    document.documentElement.removeAttribute(waitingAttribute)
    // Only the last click counts: a visitor who clicks twice on a part that does not answer wants it once.
    if (held?.isConnected) held.click()
  }
}
