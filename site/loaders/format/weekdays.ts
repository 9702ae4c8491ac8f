import type { DayOfWeek } from 'schema-dts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * Understands 'Friday and Saturday', 'Sunday to Thursday', 'Monday, Wednesday and public holidays', 'Daily'. Of other holidays there is no calendar.
 *
 * @returns no days where a part of the text is not understood.
 */
export function daysIn(text: string): DayOfWeek[] {
  const parts = text.split(/,? and |,/).map((part) => daysOfPart(part.trim()))
  return parts.every((days) => days !== undefined) ? parts.flat() : []
}

function daysOfPart(part: string): DayOfWeek[] | undefined {
  if (/^(daily|every day)$/i.test(part)) return [...weekdays]
  if (/^public holidays$/i.test(part)) return ['PublicHolidays']
  if (/ holidays$/i.test(part)) return []
  const [first = '', last = first] = part.split(' to ')
  const [from, to] = [indexOf(first), indexOf(last)]
  if (from < 0 || to < 0) return undefined
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] ?? 'Monday')
}

const weekdayNames: readonly string[] = weekdays
const indexOf = (name: string): number => weekdayNames.indexOf(name.trim())
