import { expect, it } from 'vitest'
import { daysIn } from '#site/loaders/format/weekdays.ts'

it.each([
  ['Friday', ['Friday']],
  ['Monday to Thursday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday']],
  ['Sunday to Tuesday', ['Sunday', 'Monday', 'Tuesday']],
  ['Friday and Saturday', ['Friday', 'Saturday']],
  ['Saturday, Sunday and public holidays', ['Saturday', 'Sunday', 'PublicHolidays']],
  ['Friday, Saturday and eves of public holidays', ['Friday', 'Saturday']],
  ['Daily', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
  ['Monday, Tuesday, and Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
  ['When it rains', []],
  ['Mon to Wed and Friday', []],
])('reads "%s"', (text, days) => {
  expect(daysIn(text)).toEqual(days)
})
