import type { DisplayPeriod } from '#site/shared/time/display-period.ts'

/** Whether `pre-paint.js` shows what stands in the HTML of a page by its attributes. @param time in milliseconds since 1970 */
export function isSettledAt({ isNow, soon }: DisplayPeriod, time: number): boolean {
  const isPast = (instant: string | undefined) => instant !== undefined && Date.parse(instant) <= time
  return (isNow || isPast(soon?.['data-begins'])) && !isPast(soon?.['data-ends'])
}
