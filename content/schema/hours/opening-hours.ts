/** Weekly opening hours: the days of a row as visitors read them, and as code parses them. */
import * as z from 'zod'
import { type FieldHelp, field } from '#content/schema/field.ts'
import { text, time } from '#content/schema/field-kinds.ts'
import { daysIn, weekdays, writtenDays } from './weekdays.ts'

export const openingHours = (options: FieldHelp = {}) =>
  field(
    z
      .array(
        z.strictObject({
          days: text({ max: 60, help: `Such as: ${writtenDays}.` }),
          opens: time(),
          closes: time(),
        }),
      )
      .check(({ value, issues }) => {
        for (const [index, message] of hoursFaults(value))
          issues.push({ code: 'custom', input: value, path: [index, 'days'], message })
      }),
    { kind: 'list', min: 0, ...options },
  ).prefault([])

/**
 * A row that cannot be parsed may be about a weekday that no other row names; the site would then show the cinema as
 * closed on that day. If the other rows name every weekday, the row is an exception such as Ramadan, and only visitors
 * read it.
 *
 * @returns the index of each row that has a fault, and what is wrong.
 */
function hoursFaults(rows: readonly { readonly days: string }[]): [index: number, message: string][] {
  const named = new Set(rows.flatMap(({ days }) => daysIn(days) ?? []))
  if (weekdays.every((weekday) => named.has(weekday))) return []
  return rows.flatMap(({ days }, index): [number, string][] =>
    daysIn(days) ? [] : [[index, `is "${days}", of which no weekday can be told: write it like ${writtenDays}`]],
  )
}
