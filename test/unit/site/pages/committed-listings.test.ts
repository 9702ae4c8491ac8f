import { expect, it } from 'vitest'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { CountedFilter } from '#site/loaders/content-pages/filters.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import type { Card } from '#site/shared/card.ts'
import type { DisplayPeriod } from '#site/shared/time/display-period.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const pages = new Map(sitePages(source).map((sitePage) => [sitePage.path, sitePage]))

interface Listing {
  readonly cards: readonly Card[]
  readonly filters?: readonly CountedFilter[]
  readonly groups?: readonly { readonly id: string; readonly cardIds: readonly string[] }[]
}

function dataOf<T = Listing>(path: string): T {
  const sitePage = pages.get(path)
  if (!sitePage) throw new Error(`No page ${path}`)
  // Each test knows what its page holds.
  return loadPage(source, sitePage).payload.data as T
}

it.each([
  ['/movie', ['genre', 'language', 'classification']],
  ['/promotion', ['category']],
  ['/event', ['category']],
  ['/news', ['year', 'category']],
])('%s can be filtered by what occurs in it, and every option finds as many as it says', (path, ids) => {
  const listing = dataOf(path)
  expect(listing.filters?.map(({ id }) => id)).toEqual(ids)
  for (const { options } of listing.filters ?? []) {
    expect(options.length).toBeGreaterThan(0)
    for (const { value, count } of options)
      expect(
        listing.cards.filter(({ tags = [] }) => tags.includes(value)),
        value,
      ).toHaveLength(count)
  }
})

it('lists every cinema with all that it is found by, and with options that find as many as they say', () => {
  const { cinemas, filters } = dataOf<{ cinemas: readonly FinderCinema[]; filters: readonly CountedFilter[] }>(
    '/cinema',
  )
  const cinema = cinemas.find(({ id }) => id === 'gsc-kayangan-walk')
  expect(cinema?.names).toEqual(['GSC Kayangan Walk', 'Kayangan Walk', 'Kuala Lumpur', 'Kuala Lumpur', 'GSC'])
  for (const words of ['50450', 'Hearing loop', 'Maxima', 'Jalan Tirai Besar', 'exit D'])
    expect(cinema?.keywords).toContain(words)
  expect(cinema?.geo).toEqual({ latitude: 3.147, longitude: 101.693 })
  expect(filters.map(({ id }) => id)).toEqual(['state', 'brand', 'experience', 'access'])
  for (const { id, options } of filters)
    for (const { value, count } of options)
      expect(
        cinemas.filter(({ tags }) => tags.includes(`${id}/${value}`)),
        value,
      ).toHaveLength(count)
})

it('leaves out promotions that are over, which keep their pages', () => {
  const lists = ['/promotion', '/promotions/gsc', '/promotions/aurum', '/promotions/velvet']
  const listed = lists.flatMap((path) => dataOf(path).cards.map(({ id }) => id))
  const over = source.all('promotion').filter(({ to }) => to !== undefined && to < source.today)
  expect(over.length).toBeGreaterThan(0)
  for (const { slug } of over) {
    expect(listed).not.toContain(slug)
    expect(pages.has(`/promotion/${slug}`)).toBe(true)
  }
})

it('puts coming events before past ones, and every event into one of the two', () => {
  const { cards, groups = [] } = dataOf('/event')
  expect(groups.map(({ id }) => id)).toEqual(['coming', 'past'])
  expect(groups.flatMap(({ cardIds }) => cardIds)).toEqual(cards.map(({ id }) => id))
  const [past, coming] = [true, false].map((isPast) =>
    cards.filter(({ id }) => groups[1]?.cardIds.includes(id) === isPast),
  )
  expect(past?.every(({ badge }) => badge === undefined)).toBe(true)
  expect(coming?.every(({ badge }) => badge && badge.tone !== 'over')).toBe(true)
})

it('offers packages for birthdays, and no others, to who plans one', () => {
  const { packages } = dataOf<{ packages: readonly { id: string }[] }>('/play-birthday-movie-party-package')
  expect(packages.map(({ id }) => id)).toEqual(['birthday-classic', 'birthday-big-screen', 'birthday-gold'])
})

it('puts winners in the order of their prizes', () => {
  const { winners } = dataOf<{ winners: readonly { prize?: string }[] }>('/mygscstory')
  expect(winners.slice(0, 3).map(({ prize }) => prize)).toEqual(['First prize', 'Second prize', 'Third prize'])
})

it('says of a film what kind it is and all of its languages on its own page, and the first of them on its cards', () => {
  const meta = ['16', '1 h 58 min']
  const { meta: own } = dataOf<{ meta: readonly string[] }>('/movie/redline-kl')
  expect(own).toEqual([...meta, 'Action, Crime, Thriller', 'English, Malay'])
  expect(dataOf('/movie').cards.find(({ title }) => title === 'Redline KL')?.meta).toEqual([...meta, 'English +1'])
})

it('keeps openings until their last day has ended', () => {
  const { openings } = dataOf<{ openings: readonly { department: string; displayPeriod: DisplayPeriod }[] }>(
    '/work-in-gsc',
  )
  expect(openings.map(({ department }) => department)).toContain('Front of house')
  expect(openings.map(({ displayPeriod }) => displayPeriod)).toContainEqual({
    to: expect.stringMatching(/T00:00:00\+08:00$/),
    isNow: true,
  })
})
