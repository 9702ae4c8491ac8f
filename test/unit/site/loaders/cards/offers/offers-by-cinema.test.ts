import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { offersByCinema } from '#site/loaders/cards/offers/offers-by-cinema.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))
const { source } = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))

it('has for each cinema the offers that name it and those of its whole brand, until they end', () => {
  const offers = offersByCinema(source)
  expect(Object.keys(offers).sort()).toEqual(source.all('cinema').map(({ slug }) => `/cinema/${slug}`))
  for (const { id, slug, brand } of source.all('cinema'))
    for (const { slug: offer, cinemas, brand: of, to } of source.all('promotion')) {
      const isGoodThere = cinemas.includes(`cinema/${id}`) || (cinemas.length === 0 && of === brand)
      const isOver = to !== undefined && to < source.asOf.slice(0, 10)
      expect([slug, offer, offers[`/cinema/${slug}`]?.includes(`/promotion/${offer}`)]).toEqual([
        slug,
        offer,
        isGoodThere && !isOver,
      ])
    }
})
