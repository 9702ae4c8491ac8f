/**
 * Estimates the price of a package for a number of guests from its entry. Nothing is guessed: the visitor asks for an
 * unknown price.
 */
import type { PackageCinema, PricedPackage, Pricing } from '#site/loaders/content-pages/packages/priced-package.ts'

export type Estimate =
  /** `total` and `perHead` are in ringgit; `further` is how many guests are beyond those that the price is for. */
  | { readonly is: 'known'; readonly total: number; readonly perHead: number; readonly further: number }
  | { readonly is: 'unknown' }
  | { readonly is: 'too few'; readonly fewest: number }
  /** `most` is 0 where no number of guests will do: the package is for more than the hall seats. */
  | { readonly is: 'too many'; readonly most: number }

/**
 * For those who come together at a cinema; wherever the largest hall is, where none is chosen, or one that does not have the package.
 *
 * @param cinema its id.
 */
export function estimateAt(
  { pricing, cinemas }: Pick<PricedPackage, 'pricing' | 'cinemas'>,
  guests: number,
  cinema: string | undefined,
): Estimate {
  const there = cinemas.find(({ id }) => id === cinema)
  return estimate(pricing, guests, mostSeats(there ? [there] : cinemas))
}

/** The seats of the largest hall; undefined where nothing is known of the halls of one of the cinemas. */
function mostSeats(cinemas: readonly PackageCinema[]): number | undefined {
  if (cinemas.length === 0 || cinemas.some(({ seats }) => seats === undefined)) return undefined
  return Math.max(...cinemas.map(({ seats = 0 }) => seats))
}

/** @param seats of the largest hall that may be had; none where nothing is known of halls. */
export function estimate(pricing: Pricing, guests: number, seats = Number.POSITIVE_INFINITY): Estimate {
  const { fewest = 1, most: maxTaken = Number.POSITIVE_INFINITY } = pricing
  const most = Math.min(maxTaken, seats)
  if (most < fewest) return { is: 'too many', most: 0 }
  if (guests > most) return { is: 'too many', most }
  if (guests < fewest) return { is: 'too few', fewest }
  const further = pricing.per === 'group' ? Math.max(0, guests - pricing.pax) : 0
  const total = totalOf(pricing, guests, further)
  return total === undefined ? { is: 'unknown' } : { is: 'known', total, perHead: total / guests, further }
}

function totalOf({ amount, per, furtherGuest }: Pricing, guests: number, further: number): number | undefined {
  if (per === undefined) return undefined
  if (per === 'guest') return toSen(amount * guests)
  if (further === 0) return amount
  return furtherGuest === undefined ? undefined : toSen(amount + further * furtherGuest)
}

const toSen = (ringgit: number): number => Math.round(ringgit * 100) / 100
