/** What a page shows is chosen by fields that editors see, not by words in its title or address. */
import { expect, it } from 'vitest'
import { entryTypes } from '#content/schema/entry-types.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { pageOf } from '#test/support/inputs/entries.ts'
import { committedSource, sourceOf } from '#test/support/site/site-source.ts'

interface Shown {
  readonly page: { readonly banners?: readonly { readonly id: string }[] }
  readonly keepsakes: readonly { readonly id: string }[]
  readonly packages: readonly { readonly id: string }[]
  readonly cinemas: readonly { readonly brand: string }[]
  readonly cards: readonly { readonly id: string }[]
  readonly blocks: readonly { readonly id: string }[]
  readonly others: readonly { readonly id: string }[]
  readonly featured: readonly { readonly href: string }[]
}

function shownAt(source: Source, path: string): Shown {
  const page = sitePages(source).find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return loadPage(source, page).payload.data as unknown as Shown
}

const committed = await committedSource()
const withApp = await committedSource({ APP_URL: 'https://app.example/' })

/** The committed content with one more page, whose title and address say nothing. */
const withPage = (overrides: object): Source =>
  sourceOf([
    ...(Object.keys(entryTypes) as (keyof typeof entryTypes)[]).flatMap((type) => [...committed.all(type)]),
    pageOf('/elsewhere', { title: 'Elsewhere', ...overrides }),
  ])

it('sells only gifts and passes on their shelf, but for one that an editor’s card leads to, and nothing of them at /shop/about-keepsake', () => {
  const gifts = { template: 'shop', shelf: ['gift-card', 'pass'] }
  const soldAt = (page: object) => shownAt(withPage(page), '/elsewhere').keepsakes.map(({ id }) => id)
  expect(soldAt(gifts)).toEqual(['gift-card', 'all-year-pass'])
  const card = { title: 'A card', link: 'ref:keepsake/gift-card' }
  expect(soldAt({ ...gifts, sections: [{ type: 'cards', items: [card] }] })).toEqual(['all-year-pass'])
  const others = shownAt(committed, '/shop/about-keepsake').keepsakes.map(({ id }) => id)
  expect(others).toHaveLength(committed.all('keepsake').length - 2)
  expect(others).not.toContain('gift-card')
})

it('shows the packages of an occasion wherever a page asks for them, and all where it asks for none', () => {
  const packages = (overrides: object) =>
    shownAt(withPage({ template: 'package-landing', ...overrides }), '/elsewhere').packages.map(({ id }) => id)
  expect(packages({ occasion: 'birthday' })).toEqual(['birthday-classic', 'birthday-big-screen', 'birthday-gold'])
  expect(packages({ occasion: 'school' })).toEqual(['school-outing'])
  expect(packages({ title: 'Birthday' })).toHaveLength(committed.all('package').length)
})

it('shows the cinemas and promotions of the brand that a page names, at any address', () => {
  const velvet = shownAt(withPage({ template: 'cinema-brand', brand: 'velvet' }), '/elsewhere')
  expect(new Set(velvet.cinemas.map(({ brand }) => brand))).toEqual(new Set(['velvet']))
  const kissa = shownAt(withPage({ template: 'promotion-list', brand: 'kissa' }), '/elsewhere')
  const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
  expect(idsOf(kissa.cards)).toEqual(idsOf(shownAt(committed, '/promotions/kissa').cards))
})

it.each([
  ['cinema-brand', undefined],
  ['cinema-brand', 'jin'],
  ['promotion-list', undefined],
])('refuses a page with the template %s for the brand %s', (template, brand) => {
  expect(() => pageOf('/elsewhere', { template, brand })).toThrow(/must be one of gsc, aurum, velvet/)
})

it.each([
  ['/', 4],
  ['/movies', 1],
  ['/movie', 1],
  ['/promotion', 2],
  ['/promotions/jin', 2],
  ['/international-screens', 1],
  ['/faqs', 0],
])('shows at %s the %i banners that are placed there', (path, count) => {
  expect(shownAt(committed, path).page.banners?.length ?? 0).toBe(count)
})

it('offers the app only where there is one, on the home page and in the footer', () => {
  const idsAt = (source: Source) => shownAt(source, '/').blocks.map(({ id }) => id)
  expect(idsAt(committed)).toEqual(['member-teaser', 'book-a-hall-teaser'])
  expect(idsAt(withApp)).toEqual(['download-app', 'member-teaser', 'book-a-hall-teaser'])
  expect(layoutOf(committed).blocks.app).toEqual([])
  expect(layoutOf(withApp).blocks.app).toHaveLength(1)
})

it('shows at /mygscstory in full the stories that are not featured, and leads from there to the others', () => {
  const { others, featured } = shownAt(committed, '/mygscstory')
  const all = committed.all('story')
  expect(others.map(({ id }) => id)).toEqual(all.filter((story) => !story.featured).map(({ slug }) => slug))
  expect(others.length).toBeGreaterThan(1)
  for (const { href } of featured) expect(href).toMatch(/^\/featured-stories#/)
  expect(others.length + featured.length).toBe(all.length)
})
