import type { LiveShowtimes } from './parse-showtimes.ts'

/**
 * Leaves out links to origins that were not configured: a service that is led astray shall not lead visitors astray. What
 * has no link leads to the ticketing service by the addresses that the page was built with.
 */
export const withAllowedLinks = (answer: LiveShowtimes, origins: readonly string[]): LiveShowtimes => ({
  ...answer,
  days: answer.days.map(({ businessDate, showtimes }) => ({
    businessDate,
    showtimes: showtimes.map(({ link, ...showtime }) =>
      link !== undefined && isOwn(link, origins) ? { ...showtime, link } : showtime,
    ),
  })),
})

function isOwn(link: string, origins: readonly string[]): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, origin } = new URL(link)
  return /^https?:$/.test(protocol) && origins.includes(origin)
}
