/** What a package costs, for any number of guests. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimate } from '#site/features/party-planner/estimate.ts'
import type { Pricing } from '#site/loaders/content-pages/packages/priced-package.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((sen) => sen / 100)
const guests = fc.integer({ min: 1, max: 3000 })
const pricing: fc.Arbitrary<Pricing> = fc.record(
  {
    amount,
    pax: guests,
    per: fc.constantFrom('guest', 'group'),
    furtherGuest: amount,
    fewest: fc.integer({ min: 1, max: 60 }),
    most: fc.integer({ min: 61, max: 3000 }),
  },
  { requiredKeys: ['amount', 'pax'] },
)
const gold: Pricing = { amount: 3800, pax: 20, per: 'group', furtherGuest: 178 }
const classic: Pricing = { amount: 49, pax: 15, per: 'guest', fewest: 15 }

it('counts each guest, or those beyond the number that the price is for', () => {
  expect(estimate(classic, 16)).toEqual({ is: 'known', total: 784, perHead: 49, further: 0 })
  expect(estimate(gold, 24)).toEqual({ is: 'known', total: 4512, perHead: 188, further: 4 })
  expect(estimate(gold, 10)).toEqual({ is: 'known', total: 3800, perHead: 380, further: 0 })
})

it('says so where there are too few or too many, by its own limits or the largest hall', () => {
  expect(estimate(classic, 12)).toEqual({ is: 'too few', fewest: 15 })
  expect(estimate({ ...gold, most: 50 }, 51, 72)).toEqual({ is: 'too many', most: 50 })
  expect(estimate(gold, 73, 72)).toEqual({ is: 'too many', most: 72 })
})

it('names no number of guests where a hall seats fewer than a package is for', () => {
  expect(estimate({ ...gold, fewest: 30 }, 24, 24)).toEqual({ is: 'too many', most: 0 })
  expect(estimate({ ...gold, fewest: 30 }, 30, 24)).toEqual({ is: 'too many', most: 0 })
})

it('guesses nothing: neither for whom a price is, nor what a further guest costs', () => {
  expect(estimate({ amount: 49, pax: 15 }, 15)).toEqual({ is: 'unknown' })
  expect(estimate({ amount: 6900, pax: 120, per: 'group' }, 120)).toMatchObject({ total: 6900 })
  expect(estimate({ amount: 6900, pax: 120, per: 'group' }, 121)).toEqual({ is: 'unknown' })
})

it('gives a price a head that makes up the total, and never less in all for more guests', () => {
  fc.assert(
    fc.property(pricing, guests, guests, (pricing, a, b) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)]
      const [less, more] = [estimate(pricing, few), estimate(pricing, many)]
      if (less.is === 'known') expect(less.perHead * few).toBeCloseTo(less.total, 6)
      if (less.is === 'known' && more.is === 'known') expect(more.total).toBeGreaterThanOrEqual(less.total)
    }),
  )
})

it('estimates within the limits alone, and names the limit that is overstepped', () => {
  fc.assert(
    fc.property(pricing, guests, guests, (pricing, guests, seats) => {
      const { fewest = 1, most = Number.POSITIVE_INFINITY } = pricing
      const is = estimate(pricing, guests, seats)
      // What is proposed instead is possible.
      const other = is.is === 'too few' ? is.fewest : is.is === 'too many' ? is.most : 0
      if (other > 0) expect(estimate(pricing, other, seats).is).toMatch(/known/)
      if (is.is === 'too few') expect(is.fewest).toBeGreaterThan(guests)
      else if (is.is === 'too many' && is.most > 0) expect(is.most).toBeLessThan(guests)
      else if (is.is === 'too many') expect(Math.min(most, seats)).toBeLessThan(fewest)
      else expect(guests >= fewest && guests <= most && guests <= seats).toBe(true)
    }),
  )
})
