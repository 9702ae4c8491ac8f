import { expect, it } from 'vitest'
import { openingHours } from '#site/loaders/json-ld/opening-hours.ts'

it('says nothing of days that it cannot read', () => {
  expect(openingHours([{ days: 'School holidays', opens: '10:00', closes: '01:00' }])).toEqual([])
})
