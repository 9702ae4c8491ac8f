import { dayNumberAt } from '#content/schema/time-zone.ts'
import { dayTexts } from '#site/shared/time/day-text.ts'
import { weekdayAt } from '#site/shared/time/time-of-day.ts'

/** Days up to which one says the day of the week. */
const near = 6

/**
 * When a film opens: opens today, opens tomorrow, opens on Thursday, opens on 14 January 2027.
 *
 * @param from its release, an instant
 * @returns undefined once it is out
 */
export function openingText(from: string, now: number): string | undefined {
  const release = Date.parse(from)
  if (release <= now) return undefined
  const days = dayNumberAt(release) - dayNumberAt(now)
  if (days === 0) return 'opens today'
  if (days === 1) return 'opens tomorrow'
  const { date, year } = dayTexts(release)
  return `opens on ${days <= near ? weekdayAt(release) : `${date} ${year}`}`
}

/** Whether it opens so soon that the visitor is notified. */
export const opensSoon = (from: string, now: number): boolean =>
  Date.parse(from) > now && dayNumberAt(Date.parse(from)) - dayNumberAt(now) <= near
