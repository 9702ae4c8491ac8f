/** Whether visitors have told their system that they want less to move. */

export const reducedMotion = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches
