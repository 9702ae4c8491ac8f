/** Whether the visitor's system asks for reduced motion. */

export const reducedMotion = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches
