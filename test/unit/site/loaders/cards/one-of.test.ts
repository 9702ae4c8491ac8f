/** Of one thing, cards speak as people do. */
import { expect, it } from 'vitest'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { packageCard } from '#site/loaders/cards/offers/package.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const [cinema] = source.all('cinema')
const [offer] = source.all('package')
if (!cinema || !offer) throw new Error('The sample has no cinema or no package.')

it.each([
  [1, '1 hall'],
  [2, '2 halls'],
])('says of %i in a cinema: %s', (numberOfHalls, words) => {
  expect(cinemaCard(source, { ...cinema, numberOfHalls }).meta).toContain(words)
})

it.each([
  [1, 'For 1 person'],
  [12, 'For 12 people'],
])('says of a package for %i: %s', (pax, words) => {
  expect(packageCard(source, { ...offer, pax, pricePer: undefined }).meta).toContain(words)
})
