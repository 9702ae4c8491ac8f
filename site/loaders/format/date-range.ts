/** Formats date ranges. */
import { dayInMalaysia, dayMs } from '#content/schema/time-zone.ts'
import { formatDay, formatInstant, lastDay, withWholeDays } from './dates.ts'

/** From a first to a last day, or for good. */
export interface DayRange {
  readonly from: string
  readonly to?: string | undefined
}

/** 2026-09-25, 2026-10-31 → 25 September to 31 October 2026: what both days share is said once. */
export function formatDayRange({ from, to }: DayRange): string {
  return withWholeDays(from === to ? formatDay(from).text : rangeOf(from, to))
}

function rangeOf(from: string, to: string | undefined): string {
  if (to === undefined) return `From ${formatDay(from).text}`
  const [year, month] = [from.slice(0, 4), from.slice(0, 7)]
  const words = formatDay(from).text.split(' ')
  const said = to.startsWith(month) ? 1 : to.startsWith(year) ? 2 : words.length
  return `${words.slice(0, said).join(' ')} to ${formatDay(to).text}`
}

/** Ranges shorter than a day are shown by their start, longer ones by their first and last day. */
export function formatDateRange({ from, to }: { readonly from: string; readonly to: string }): string {
  const isShort = Date.parse(to) - Date.parse(from) < dayMs
  return isShort ? formatInstant(from).text : formatDayRange({ from: dayInMalaysia(from), to: lastDay({ from, to }) })
}
