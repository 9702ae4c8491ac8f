/** What a page says of things that have pages of their own, in the words of the sample. */
import { expect, it } from 'vitest'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()

function dataOf(path: string): Record<string, unknown> {
  const page = sitePages(source).find((one) => one.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return loadPage(source, page).payload.data as Record<string, unknown>
}

it('says of each way to see a film in how many cinemas there is one, as the page of that way does', () => {
  const formats = dataOf('/movie/redline-kl')['formats'] as readonly {
    readonly href: string
    readonly cinemas?: string
  }[]
  expect(formats.length).toBeGreaterThan(2)
  for (const { href, cinemas } of formats) expect(cinemas).toBe(`${dataOf(href)['cinemaCount']} cinemas`)
})

it('leads to the cinemas of an event where these are few', () => {
  const placesOf = (slug: string) =>
    dataOf(`/event/${slug}`)['places'] as readonly { readonly name: string }[] | undefined
  expect(placesOf('films-on-the-green')?.map(({ name }) => name)).toEqual(['GSC Padang Hijau', 'GSC Laman Cakera'])
  expect(placesOf('campus-screening-tour')).toBeUndefined()
})

it.each([
  ['keepsake', 'More keepsakes'],
  ['screen-gallery', 'More galleries'],
  ['programme', 'More programmes'],
  ['restaurant', 'Other restaurants'],
  ['outlet', 'More to eat and drink'],
])('leads from each %s to others, and by them to all', (name, heading) => {
  const paths = sitePages(source).flatMap(({ page, path }) => (page === name ? [path] : []))
  expect(paths.length).toBeGreaterThan(3)
  const reached = paths.flatMap((path) => {
    const groups = dataOf(path)['groups'] as readonly {
      readonly heading: string
      readonly cards: readonly { readonly href: string }[]
    }[]
    const others = groups.find((group) => group.heading === heading)?.cards.map(({ href }) => href) ?? []
    expect(others.length).toBeGreaterThan(2)
    expect(others).not.toContain(path)
    return others
  })
  expect(new Set(reached)).toEqual(new Set(paths))
})
