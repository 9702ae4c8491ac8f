/** Whatever the day of the site's clock: all that pages say of a film's state is the same. */
import { expect, it } from 'vitest'
import type { TicketButtonData } from '#site/loaders/films/film-tickets.ts'
import { currentFilms, filmsIn } from '#site/loaders/films/films.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import type { Card } from '#site/shared/card.ts'
import { type FilmTab, filmTabsAt } from '#site/shared/films/film-tabs.ts'
import { isWithin } from '#site/shared/time/display-period.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { committedSource, sourceOf } from '#test/support/site/site-source.ts'

const environment = {
  TICKETS_URL: 'https://tickets.example/',
  BOOKING_BY_MOVIE_URL: 'https://tickets.example/film/{id}',
}

/** From the snapshot's own hour on; a later build would ask the ticketing service anew, a page in the browser cannot. */
const days = ['2026-09-30T16:00:00Z', '2026-10-01T02:00:00Z', '2026-10-20T04:00:00Z', '2026-12-24T04:00:00Z']

type Film = Pick<Card, 'badge'> & { readonly tickets?: string; readonly sale?: TicketButtonData }

interface Offer {
  readonly availability: string
  readonly url: string
  readonly availabilityStarts?: string
  readonly availabilityEnds?: string
}

/** What search engines are told at a time: whether tickets are to be had, or will be. */
function offeredAt(offers: readonly Offer[], now: string): string | undefined {
  const held = offers.filter(({ availabilityStarts: from, availabilityEnds: to }) =>
    isWithin({ from, to }, Date.parse(now)),
  )
  expect(held.length).toBeLessThan(2)
  return held[0]?.availability.split('/').at(-1) ?? (offers.length > 0 ? 'later' : undefined)
}

async function siteAt(asOf: string) {
  const source = await committedSource(environment, asOf)
  const pages = sitePages(source)
  const load = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) throw new Error(`No page ${path}`)
    return loadPage(source, page)
  }
  const films = pages
    .filter(({ path }) => path.startsWith('/movie/'))
    .map(({ path }) => {
      const { payload, jsonLd = [] } = load(path)
      const movie = jsonLd.find((node) => '@type' in node && node['@type'] === 'Movie') as {
        readonly offers?: readonly Offer[]
      }
      return { path, film: payload.data as Film, offers: movie.offers ?? [] }
    })
  return { films, tabs: (load('/movies').payload.data as { readonly tabs: readonly FilmTab<Card>[] }).tabs }
}

it.each(days)('of the sample, at %s', async (asOf) => {
  const { films, tabs } = await siteAt(asOf)
  const tabOf = (path: string) =>
    tabs.filter(({ first, cards }) => first && cards.some(({ href }) => href === path)).map(({ tab }) => tab)
  expect(films.length).toBeGreaterThan(30)
  for (const { path, film, offers } of films) {
    const { badge, tickets, sale } = film
    const isAnnounced = sale?.parts.some(({ text }) => text.startsWith('Advance tickets from'))
    const said = { path, tab: tabOf(path), tickets: sale?.tickets, offer: offeredAt(offers, asOf) }
    switch (badge?.tone) {
      case 'coming':
        expect(said).toEqual({
          path,
          tab: ['coming-soon'],
          tickets: isAnnounced ? 'later' : 'none',
          offer: isAnnounced ? 'later' : undefined,
        })
        break
      case 'sales':
        expect(said).toEqual({ path, tab: ['advanced-sales'], tickets: 'open', offer: 'PreOrder' })
        break
      case 'running':
      case 'ending':
        expect(said).toMatchObject({ path, tab: ['now-showing'] })
        expect([said.tickets, said.offer]).toEqual(said.tickets === 'open' ? ['open', 'InStock'] : ['none', undefined])
        break
      default:
        expect(badge?.tone).toBe('over')
        expect({ ...said, tickets: tickets }).toEqual({ path, tab: [], tickets: undefined, offer: undefined })
    }
    for (const { url } of offers) expect(url).toBe(tickets)
  }
})

it('in the browser, of a page of the first day: the films are in the tabs that their badges say', async () => {
  const { tabs } = await siteAt(days[0] ?? '')
  expect(filmTabsAt(tabs, Date.parse(days[0] ?? ''))).toEqual(tabs)
  const at = filmTabsAt(tabs, Date.parse('2026-10-26T00:00:00+08:00'))
  const hrefs = (tab: string) => at.find((list) => list.tab === tab)?.cards.map(({ href }) => href)
  expect(hrefs('advanced-sales')).toContain('/movie/naga-of-the-seventh-river')
  expect(hrefs('now-showing')).toContain('/movie/basement-four')
  expect(at.flatMap(({ cards }) => cards.map(({ href }) => href))).not.toContain('/movie/luna-live')
})

it('counts a film of which nobody says when it is shown among those that are not over', () => {
  const term = (vocabulary: string, key: string) =>
    entryOf('taxonomy', `${vocabulary}-${key}`, { vocabulary, key, title: key, order: 1 })
  const source = sourceOf([
    entryOf('file', 'poster'),
    term('classification', '16'),
    term('language', 'malay'),
    entryOf('movie', 'some-day'),
    entryOf('movie', 'gone', { releaseDate: '2026-08-01', lastDay: '2026-09-01' }),
  ])
  expect(currentFilms(source).map(({ id, badge }) => [id, badge])).toEqual([['some-day', undefined]])
})

it('makes cards only of the films that a rail has room for, the newest first', () => {
  const films = Array.from({ length: 12 }, (_, index) =>
    entryOf('movie', `film-${index}`, { releaseDate: `2026-09-${index + 10}`, lastDay: '2026-12-31' }),
  )
  const terms = ['classification-16', 'language-malay'].map((slug) =>
    entryOf('taxonomy', slug, { vocabulary: slug.split('-')[0], key: slug.split('-')[1], title: slug, order: 1 }),
  )
  const source = sourceOf([entryOf('file', 'poster'), ...terms, ...films])
  const pictures: string[] = []
  const picture = (key: string) => {
    pictures.push(key)
    return source.picture(key)
  }
  expect(filmsIn({ ...source, picture }, 'now-showing').map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `film-${11 - index}`),
  )
  expect(pictures).toHaveLength(10)
})
