import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

interface Hours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Leaves out rows whose days are not understood. */
export const openingHours = (rows: readonly Hours[]): OpeningHoursSpecification[] =>
  rows.flatMap(({ days, opens, closes }): OpeningHoursSpecification[] => {
    const dayOfWeek = daysIn(days)
    return dayOfWeek.length > 0 ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : []
  })

/** Understands 'Friday and Saturday', 'Sunday to Thursday', 'Monday, Wednesday and public holidays', 'Daily'. */
export const daysIn = (text: string): DayOfWeek[] => text.split(/,| and /).flatMap((part) => daysOfPart(part.trim()))

function daysOfPart(part: string): DayOfWeek[] {
  if (/^(daily|every day)$/i.test(part)) return [...weekdays]
  if (/^public holidays$/i.test(part)) return ['PublicHolidays']
  const [first = '', last = first] = part.split(' to ')
  const [from, to] = [indexOf(first), indexOf(last)]
  if (from < 0 || to < 0) return []
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] ?? 'Monday')
}

const weekdayNames: readonly string[] = weekdays
const indexOf = (name: string): number => weekdayNames.indexOf(name.trim())
