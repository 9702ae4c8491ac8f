import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { offersByCinema } from '#site/loaders/cards/offers/offers-by-cinema.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))
const { source } = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))

it('has for each cinema the offers that name it and those of its whole brand, until they end', () => {
  const offers = offersByCinema(source)
  expect(Object.keys(offers).filter((name) => name.startsWith('/'))).toEqual(
    source.all('cinema').map(({ slug }) => `/cinema/${slug}`),
  )
  for (const { id, slug, brand } of source.all('cinema'))
    for (const { slug: offer, cinemas, brand: of, to } of source.all('promotion')) {
      const isGoodThere = cinemas.includes(`cinema/${id}`) || (cinemas.length === 0 && of === brand)
      const isOver = to !== undefined && to < source.asOf.slice(0, 10)
      const found = offers[`/cinema/${slug}`]?.flatMap((name) => offers[name] ?? name).includes(`/promotion/${offer}`)
      expect([slug, offer, found]).toEqual([slug, offer, isGoodThere && !isOver])
    }
})

it('grows with the content, and not with its square', () => {
  const sizeAt = (times: number): number => {
    const many = new Map<string, Entry>()
    for (const { entry } of entries.values())
      for (let copy = 0; copy < times; copy += 1) {
        const id = `${entry.id}-${copy}`
        const key = `${entry.type}/${id}`
        if (entry.type === 'cinema') many.set(key, { ...entry, id, slug: id })
        if (entry.type === 'promotion') many.set(key, { ...entry, id, slug: id, cinemas: [] })
      }
    return JSON.stringify(offersByCinema(new ShownSite(many).source)).length
  }
  expect(sizeAt(20) / sizeAt(10)).toBeLessThan(2.2)
})
