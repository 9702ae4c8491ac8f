/**
 * What a test needs of a browser that only Chromium can be told to do. The test says so where it is declared, and is left out in Firefox:
 * `it.runIf(browserCan('be touched'))(…)`.
 */
import { inject } from 'vitest'

/** Playwright (1.65) speaks WebDriver BiDi with Firefox, and does not know how to say these things there, or sends CDP for them. */
type Ability =
  | 'ask for less motion'
  | 'be looked at by axe'
  | 'be touched'
  | 'be without script'
  | 'tell what files were sent'

export const isFirefox = inject('firefoxAddress') !== undefined

export const browserCan = (_: Ability): boolean => !isFirefox
