import { expect, it } from 'vitest'
import { openingHours } from '#content/schema/hours/opening-hours.ts'

const row = (days: string) => ({ days, opens: '10:00', closes: '23:00' })
const problemsOf = (...days: readonly string[]) =>
  openingHours()
    .safeParse(days.map(row))
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

it('refuses days that may be those which no other row names, and says how to write them', () => {
  expect(problemsOf('Mon/Thu', 'Friday to Sunday')).toEqual([
    '0.days is "Mon/Thu", of which no weekday can be told: write it like Monday to Thursday; Friday and Saturday; Sunday and public holidays; Daily',
  ])
  expect(problemsOf('Monday to Friday', 'Saturday, Sunday / holidays')?.[0]).toMatch(/^1\.days is "Saturday, Sunday/)
})

it('takes days that are not understood for an exception, where others name every day of the week', () => {
  expect(problemsOf('Monday to Thursday', 'Fri - Sun', 'Ramadan')).toBeUndefined()
})

it('takes rows that leave days out, and none at all', () => {
  expect(problemsOf('Tuesday to Sunday', 'Eves of public holidays')).toBeUndefined()
  expect(problemsOf()).toBeUndefined()
})
