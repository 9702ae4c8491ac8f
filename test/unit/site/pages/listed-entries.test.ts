/** Which entries stand on a listing, and in which parts of it. */
import { expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { CardGroup } from '#site/loaders/cards/first-cards.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { load as loadListing } from '#site/pages/listing/loader.ts'
import { load as loadPromotions } from '#site/pages/promotion-list/loader.ts'
import type { Card } from '#site/shared/card.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

// The clock of the site stands at noon of 1 October 2026.
const poster = entryOf('file', 'poster', { width: 1200, height: 675 })

const promotion = (slug: string, from: string, to?: string) =>
  entryOf('promotion', slug, {
    title: slug,
    summary: 'Cheaper.',
    brand: 'kissa',
    categories: ['movie'],
    from,
    to,
    image: 'file/poster',
    cinemas: [],
    movies: [],
    body: 'Cheaper.',
  })

const event = (slug: string, from: string, to: string) =>
  entryOf('event', slug, {
    title: slug,
    summary: 'A night.',
    category: 'taxonomy/event',
    from,
    to,
    venue: 'The lobby',
    cinemas: [],
    image: 'file/poster',
    gallery: [],
    body: 'A night.',
  })

const news = (slug: string, date: string) =>
  entryOf('news', slug, {
    title: slug,
    summary: 'News.',
    category: 'taxonomy/news',
    date,
    image: 'file/poster',
    gallery: [],
    body: 'News.',
  })

const settings = entryOf('settings', 'site', {
  title: 'Settings',
  siteName: 'GSC',
  description: 'Films.',
  shareImage: 'file/poster',
  contact: { email: 'hello@gsc.example', phone: '1', address: 'Level 8', hours: 'Always' },
  company: { name: 'Gudang Beras', registration: '1' },
})

const terms = [
  entryOf('taxonomy', 'event', { vocabulary: 'event-category', title: 'Premiere', key: 'premiere' }),
  entryOf('taxonomy', 'news', { vocabulary: 'news-category', title: 'Company', key: 'company' }),
]

interface Listed {
  readonly cards: readonly Card[]
  readonly groups?: readonly CardGroup[]
}

function listingAt(path: string, ...entries: readonly Entry[]): Listed {
  const source = sourceOf([
    poster,
    settings,
    ...terms,
    pageOf(path, { template: 'listing', brand: 'kissa' }),
    ...entries,
  ])
  const sitePage = sitePages(source).find((candidate) => candidate.path === path)
  if (!sitePage) throw new Error(`There is no page at ${path}.`)
  return (sitePage.page === 'listing' ? loadListing : loadPromotions)(source, sitePage).data
}

const offers = [
  promotion('over', '2026-09-01', '2026-09-30'),
  promotion('last-day', '2026-09-01', '2026-10-01'),
  promotion('coming', '2026-11-01'),
]

it.each(['/promotion', '/promotions/kissa'])(
  'lists at %s what runs or is to come, and nothing that is over',
  (path) => {
    expect(listingAt(path, ...offers).cards.map(({ id }) => id)).toEqual(['coming', 'last-day'])
  },
)

it('parts events into those to come, next first, and those that are over, last first', () => {
  const { groups } = listingAt(
    '/event',
    event('later', '2026-12-01T11:00:00Z', '2026-12-01T14:00:00Z'),
    event('now', '2026-10-01T03:00:00Z', '2026-10-01T05:00:00Z'),
    event('long-ago', '2025-01-01T11:00:00Z', '2025-01-01T14:00:00Z'),
    event('this-morning', '2026-10-01T01:00:00Z', '2026-10-01T04:00:00Z'),
  )
  expect(groups?.map(({ heading, cardIds }) => [heading, cardIds])).toEqual([
    ['Coming events', ['now', 'later']],
    ['Past events', ['past-now', 'past-this-morning', 'past-long-ago']],
  ])
})

it('moves an event to the past ones as it ends, also on a page that is some days old', () => {
  const ends = '2026-10-01T05:00:00Z'
  const { cards } = listingAt(
    '/event',
    event('now', '2026-10-01T03:00:00Z', ends),
    event('long-ago', '2025-01-01T11:00:00Z', '2025-01-01T14:00:00Z'),
  )
  expect(cards.map(({ id, displayPeriod }) => [id, displayPeriod])).toEqual([
    ['now', { to: ends, isNow: true, soon: { 'data-ends': ends } }],
    ['past-now', { from: ends, isNow: false, soon: { 'data-begins': ends } }],
    ['past-long-ago', undefined],
  ])
})

it('leaves out of past events what their list says: that they are over', () => {
  const { cards } = listingAt(
    '/event',
    event('later', '2026-12-01T11:00:00Z', '2026-12-01T14:00:00Z'),
    event('long-ago', '2025-01-01T11:00:00Z', '2025-01-01T14:00:00Z'),
  )
  expect(cards.map(({ id, badge }) => [id, badge?.text])).toEqual([
    ['later', 'Upcoming'],
    ['past-long-ago', undefined],
  ])
})

it('has a story where its links lead, whatever headings the page has', () => {
  const story = entryOf('story', 'the-last-reel', {
    title: 'The Last Reel',
    author: 'Ann',
    excerpt: 'A reel.',
    featured: true,
    body: 'A reel.',
  })
  const page = pageOf('/featured-stories', { template: 'story-list', body: '## The Last Reel\n\nRead it.' })
  const source = {
    ...sourceOf([poster, settings, story, page]),
    prose: (text: string) => compileProse(text).tree ?? [],
  }
  const sitePage = sitePages(source).find(({ path }) => path === '/featured-stories')
  if (!sitePage) throw new Error('There is no page at /featured-stories.')
  const { stories } = loadPage(source, sitePage).payload.data as {
    readonly stories: readonly { readonly id: string }[]
  }
  expect(source.pathOf('story/the-last-reel')).toBe(`/featured-stories#${stories[0]?.id}`)
})

it('leads from the list of questions to their pages, whatever headings the page has', () => {
  const category = entryOf('taxonomy', 'visit', { vocabulary: 'faq-category', title: 'Your visit', key: 'visit' })
  const question = (slug: string) =>
    entryOf('faq', slug, { title: slug, category: 'taxonomy/visit', order: 0, body: '## Are dogs welcome\n\nYes.' })
  const page = pageOf('/faq', { template: 'listing', body: '## Are dogs welcome\n\nAsk.' })
  const entries = [poster, settings, category, question('are-dogs-welcome'), question('may-i'), page]
  const source = { ...sourceOf(entries), prose: (text: string) => compileProse(text).tree ?? [] }
  const sitePage = sitePages(source).find(({ path }) => path === '/faq')
  if (!sitePage) throw new Error('There is no page at /faq.')
  const { cards } = loadPage(source, sitePage).payload.data as { readonly cards: readonly { readonly href: string }[] }
  expect(cards.map(({ href }) => href)).toEqual(['/faq/are-dogs-welcome', '/faq/may-i'])
})

it('parts news by year, the newest first, and holds back what is dated later than today', () => {
  const { groups } = listingAt(
    '/news',
    news('old', '2024-05-01'),
    news('new', '2026-10-01'),
    news('newer', '2026-10-02'),
    news('spring', '2026-03-01'),
  )
  expect(groups?.map(({ heading, cardIds }) => [heading, cardIds])).toEqual([
    ['2026', ['new', 'spring']],
    ['2024', ['old']],
  ])
})

it('names every film by its first letter, however few there are', () => {
  const classification = entryOf('taxonomy', 'classification-16', { vocabulary: 'classification', title: '16' })
  const malay = entryOf('taxonomy', 'language-malay', { vocabulary: 'language', title: 'Malay' })
  const action = entryOf('taxonomy', 'genre-action', { key: 'action' })
  const films = [
    entryOf('movie', 'b', { title: 'Rumah' }),
    entryOf('movie', 'a', { title: 'Redline' }),
    entryOf('movie', 'c', { title: 'Élan' }),
    entryOf('movie', 'd', { title: '夏' }),
  ]
  const listing = listingAt('/movie', classification, malay, action, ...films)
  const letters = [
    { letter: '#', films: [['d', '夏']] },
    { letter: 'E', films: [['c', 'Élan']] },
    {
      letter: 'R',
      films: [
        ['a', 'Redline'],
        ['b', 'Rumah'],
      ],
    },
  ]
  expect(listing).toMatchObject({ kind: 'films', names: { letters } })
})

it.each(['/movie', '/international-screens/on-screen'])(
  'says at %s that there are no films, where there are none',
  (path) => {
    expect(listingAt(path)).toMatchObject({ kind: 'cards', noun: 'films', cards: [] })
  },
)
