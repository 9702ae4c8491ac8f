/** What stands in a row that is moved sideways is moved into it by the focus. */
import type { FocusEvent } from 'react'

/** To a browser, a card is in view as soon as a piece of it is. Not for who clicks: it would move away from the pointer. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: scrollBehaviour() })
}

export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
