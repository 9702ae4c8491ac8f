import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { PayloadCache } from '#site/navigation/payload/payload-cache.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { withAllowedLinks } from './allowed-links.ts'
import { type LiveShowtimes, parseShowtimes } from './parse-showtimes.ts'

export interface ReceivedShowtimes {
  readonly showtimes: LiveShowtimes
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** Milliseconds; after that, a link serves a visitor better than the wait. */
const timeoutMs = 10_000

const cache = new PayloadCache<ReceivedShowtimes>(async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' })
  if (!response.ok) throw new Error(`The service of showtimes answered ${response.status}.`)
  const showtimes = parseShowtimes(await response.json())
  return { showtimes, receivedAt: currentTime() }
})

/**
 * Asks for showtimes, or takes the answer that is not five minutes old.
 *
 * @throws what kept the answer from coming, or from being understood; older answers are none then
 */
export async function askShowtimes({ address, linkOrigins }: ShowtimesData): Promise<ReceivedShowtimes> {
  const { showtimes, receivedAt } = await cache.get(address, 'ticketing')
  return { showtimes: withAllowedLinks(showtimes, linkOrigins), receivedAt }
}
