/** Keyboard focus in a row that scrolls sideways. */
import type { FocusEvent } from 'react'
import { prefersReducedMotion } from '#site/ui/motion/reduced-motion.ts'

/**
 * Scrolls a focused card into view as a whole; browsers stop at the first visible piece. Not on click: the card would
 * move away from the pointer.
 */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: scrollBehaviour() })
}

export const scrollBehaviour = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth')
