import { expect, it } from 'vitest'
import { openingHours } from '#site/loaders/json-ld/opening-hours.ts'

it('says nothing of days that it cannot read', () => {
  expect(openingHours([{ days: 'School holidays', opens: '10:00', closes: '01:00' }])).toEqual([])
})

it('says nothing of a house of which it cannot read every row: a day that is left out would be taken for one on which it is closed', () => {
  const rows = ['Mon-Thu', 'Friday to Sunday'].map((days) => ({ days, opens: '10:00', closes: '01:00' }))
  expect(openingHours(rows)).toEqual([])
})
