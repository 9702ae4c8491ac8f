/** How long an answer is good: the product's times for the ticketing service, as for payloads. */
import { maxAge, staleIfError } from '#site/navigation/payload/payload-cache.ts'

/** `fresh`: not asked for again. `aging`: shown until the next one is there. `over`: no longer shown. */
export type Freshness = 'fresh' | 'aging' | 'over'

export function freshnessOf(receivedAt: number, now: number): Freshness {
  const age = now - receivedAt
  // A clock that was set back says nothing of an answer's age.
  if (age < 0 || age >= staleIfError) return 'over'
  return age < maxAge.ticketing ? 'fresh' : 'aging'
}

/** The instant from which on an answer is no longer shown. */
export const expiryOf = (receivedAt: number): number => receivedAt + staleIfError
