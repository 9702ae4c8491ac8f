import { expect, it } from 'vitest'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'

it('keeps amounts, hours and days in a text on one line', () => {
  expect(withWholeFigures('From RM 10 to RM 1,250.00 a head; RM is ringgit, 4 RM 5')).toBe(
    'From RM\u00a010 to RM\u00a01,250.00 a head; RM is ringgit, 4 RM\u00a05',
  )
  expect(withWholeFigures('From 9 am to 10.30 pm, and I am 9 among 12 amps')).toBe(
    'From 9\u00a0am to 10.30\u00a0pm, and I am 9 among 12 amps',
  )
  expect(withWholeFigures('From 29 October to 3 December 2026; 2026 May be, 112 March past, 4 Mayors')).toBe(
    'From 29\u00a0October to 3\u00a0December 2026; 2026 May be, 112 March past, 4 Mayors',
  )
  expect(withWholeFigures(undefined)).toBeUndefined()
})
