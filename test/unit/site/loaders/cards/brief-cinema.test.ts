import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { briefCinemas } from '#site/loaders/cards/brief-cinema.ts'
import { openingAt } from '#site/shared/time/opening-hours.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

const { entries } = await loadSnapshot(join(repository, 'content'))
const { source } = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))

it('has every cinema, by name, with the way to its tickets', () => {
  const cinemas = briefCinemas(source)
  expect(cinemas.map(({ href }) => href).sort()).toEqual(source.all('cinema').map(({ slug }) => `/cinema/${slug}`))
  expect(cinemas.map(({ name }) => name)).toEqual(cinemas.map(({ name }) => name).sort())
  expect(cinemas.find(({ href }) => href === '/cinema/gsc-kayangan-walk')).toEqual({
    href: '/cinema/gsc-kayangan-walk',
    name: 'GSC Kayangan Walk',
    town: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    geo: { latitude: 3.147, longitude: 101.693 },
    tickets: expect.stringContaining('https://showtimes.example/'),
    hours: expect.arrayContaining([{ week: ['Friday', 'Saturday'], opens: '09:45', closes: '03:00' }]),
  })
})

it('says which cinemas sell nothing, where it is known what is sold', () => {
  const all = [...entries.values()].map(({ entry }) => entry)
  const sells = (sold: boolean): Ticketing => ({
    cinemas: new Map(
      source.all('cinema').map(({ id }) => [`cinema/${id}`, { id, sells: id === 'gsc-kayangan-walk' ? sold : true }]),
    ),
    films: new Map(),
  })
  const silent = (ticketing: Ticketing) =>
    briefCinemas(sourceOf(all, {}, ticketing)).flatMap(({ href, sellsNothing }) => (sellsNothing ? [href] : []))
  expect(silent(sells(false))).toEqual(['/cinema/gsc-kayangan-walk'])
  expect(silent(sells(true))).toEqual([])
  expect(silent(noTicketing)).toEqual([])
})

it('knows of every cinema of the sample when it is open', () => {
  const silent = briefCinemas(source).filter(
    ({ hours }) => openingAt(hours, Date.parse('2026-10-01T19:00:00+08:00')) === undefined,
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('stays small: a chain of 500 has them in a few kilobytes for each visitor who asks', () => {
  const size = JSON.stringify(briefCinemas(source)).length / source.all('cinema').length
  expect(size).toBeLessThan(500)
})
