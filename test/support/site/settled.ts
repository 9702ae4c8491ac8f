import type { Showing } from '#site/shared/time/showing.ts'

/** Whether `settle-page.js` shows what stands in the HTML of a page by its attributes. @param time in milliseconds since 1970 */
export function isSettledAt({ isNow, soon }: Showing, time: number): boolean {
  const isPast = (instant: string | undefined) => instant !== undefined && Date.parse(instant) <= time
  return (isNow || isPast(soon?.['data-begins'])) && !isPast(soon?.['data-ends'])
}
