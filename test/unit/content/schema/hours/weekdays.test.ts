import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysIn, weekdays } from '#content/schema/hours/weekdays.ts'

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays
const workingDays = [monday, tuesday, wednesday, thursday, friday]

it.each([
  ['Friday', [friday]],
  ['Monday to Thursday', [monday, tuesday, wednesday, thursday]],
  ['Sunday to Tuesday', [sunday, monday, tuesday]],
  ['Friday and Saturday', [friday, saturday]],
  ['Saturday, Sunday and public holidays', [saturday, sunday, 'PublicHolidays']],
  ['Saturday, Sunday & public holidays', [saturday, sunday, 'PublicHolidays']],
  ['Saturday&Sunday', [saturday, sunday]],
  ['Friday, Saturday and eves of public holidays', [friday, saturday]],
  ['Eve of public holidays', []],
  ['School holidays', []],
  ['Daily', [...weekdays]],
  ['Monday, Tuesday, and Wednesday', [monday, tuesday, wednesday]],
  ['Mon', [monday]],
  ['Tues. and Thurs.', [tuesday, thursday]],
  ['Mon - Fri', workingDays],
  ['Mon–Fri', workingDays],
  ['monday to friday', workingDays],
  ['Weekdays', workingDays],
  ['Weekends and public holidays', [saturday, sunday, 'PublicHolidays']],
  ['Mondays and Fridays to Sundays', [monday, friday, saturday, sunday]],
  ['Friday to Sunday and Saturday', [friday, saturday, sunday]],
])('reads "%s"', (text, days) => {
  expect(daysIn(text)).toEqual(days)
})

it.each([
  'When it rains',
  'Monday to Friday to Sunday',
  'Monday to Monday',
  'Monday to holidays',
  'Sunday or public holidays',
  'Saturday, Sunday / public holidays',
  'Sunday public holidays',
  'Monday except public holidays',
  'Thusday',
  'Monday to',
  'to Friday',
  'Monday,',
  '& Monday',
  'constructor',
  '',
])('does not take a part of "%s" for the whole', (text) => {
  expect(daysIn(text)).toBeUndefined()
})

/** What an editor may write of one day or a few, beside the days that are meant. */
const anyCase = (text: string) =>
  fc.constantFrom(text, text.toLowerCase(), text.toUpperCase(), `${text.charAt(0).toUpperCase()}${text.slice(1)}`)
const day = fc.integer({ min: 0, max: 6 })
const spelling = (number: number) => {
  const name = weekdays[number] ?? ''
  return fc.constantFrom(name, `${name}s`, name.slice(0, 3), `${name.slice(0, 3)}.`).chain(anyCase)
}
const oneDay = day.chain((number) => spelling(number).map((text) => ({ text, days: [weekdays[number]] })))
const range = fc
  .tuple(day, fc.integer({ min: 1, max: 6 }), fc.constantFrom(' to ', ' - ', '-', '–', ' – ', ' until '))
  .chain(([first, more, to]) =>
    fc.tuple(spelling(first), spelling((first + more) % 7)).map(([from, until]) => ({
      text: `${from}${to}${until}`,
      days: Array.from({ length: more + 1 }, (_, index) => weekdays[(first + index) % 7]),
    })),
  )
const holidays = fc
  .constantFrom('public holidays', 'Public Holidays')
  .map((text) => ({ text, days: ['PublicHolidays' as const] }))
const part = fc.oneof(oneDay, range, holidays)
const joint = fc.constantFrom(', ', ',', ' and ', ' & ', '&', ', and ')
const list = fc.array(fc.tuple(part, joint), { minLength: 1, maxLength: 4 })
const textOf = (parts: readonly (readonly [{ readonly text: string }, string])[]) =>
  parts.map(([{ text }, before], index) => (index === 0 ? text : before + text)).join('')

it('reads exactly the days that were written, however they are spelled and joined', () => {
  fc.assert(
    fc.property(list, (parts) => {
      expect(new Set(daysIn(textOf(parts)))).toEqual(new Set(parts.flatMap(([{ days }]) => days)))
    }),
  )
})

it('says of a list with any part that is not understood that it does not understand it', () => {
  const strange = fc.constantFrom('bank holidays', 'all holidays', 'Ramadan', 'Mon to Tue to Wed', 'Sunday or holidays')
  fc.assert(
    fc.property(list, strange, fc.nat(), (parts, text, at) => {
      const mixed = parts.toSpliced(at % (parts.length + 1), 0, [{ text, days: [] }, ' and '])
      expect(daysIn(textOf(mixed))).toBeUndefined()
    }),
  )
})
