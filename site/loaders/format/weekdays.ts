import type { DayOfWeek } from 'schema-dts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

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
