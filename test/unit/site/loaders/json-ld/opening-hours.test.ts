import { expect, it } from 'vitest'
import { weekdays } from '#content/schema/hours/weekdays.ts'
import { openingHours } from '#site/loaders/json-ld/opening-hours.ts'

it('says nothing of days that it cannot read', () => {
  expect(openingHours([{ days: 'School holidays', opens: '10:00', closes: '01:00' }])).toEqual([])
})

it('names every day of a house, however an editor has spelled it', () => {
  const rows = ['Mon-Thu', 'Friday to Sunday & public holidays'].map((days) => ({
    days,
    opens: '10:00',
    closes: '01:00',
  }))
  expect(openingHours(rows).flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual([...weekdays, 'PublicHolidays'])
})
