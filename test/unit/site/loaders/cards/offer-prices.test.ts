/** What cards of packages cost, as where packages are compared. */
import { expect, it } from 'vitest'
import { packageCard } from '#site/loaders/cards/offers/package.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const [offer] = source.all('package')
if (!offer) throw new Error('The sample has no package.')

it.each([
  ['guest', 49, 15, ['RM\u00a049 a head', 'RM\u00a0735 for 15 guests', 'An estimate: weekdays']],
  ['group', 3800, 20, ['RM\u00a0190 a head', 'RM\u00a03,800 for 20 guests', 'An estimate: weekdays']],
] as const)('says what it costs a head before what it costs in all, where the price is for each %s', (...said) => {
  const [pricePer, price, pax, meta] = said
  expect(packageCard(source, { ...offer, pricePer, price, pax, priceNote: 'weekdays' }).meta).toEqual(meta)
})

it('says no more than the price and for how many it is meant, where nobody knows whom the price is for', () => {
  const unknown = { ...offer, pricePer: undefined, price: 49, pax: 15, priceNote: 'weekdays' }
  expect(packageCard(source, unknown).meta).toEqual(['RM\u00a049.00, weekdays', 'For 15 people'])
})
