/** Pages of content that the sample does not have, though an editor may make it. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { quickFilterLinks, quickFiltersWithNow } from '#site/loaders/content-pages/quick-filters.ts'
import { currentFilms, filmsNow } from '#site/loaders/films/films.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const sample = [...(await loadSnapshot(join(repository, 'content'))).entries].map(
  ([key, { entry }]) => [key, entry] as const,
)

/** The sample with the entries of a type otherwise; undefined takes one away. */
function siteWith<T extends EntryType>(type: T, change: (entry: Entry<T>) => Entry<T> | undefined): ShownSite {
  const entries = sample.flatMap(([key, entry]) => {
    const changed = entry.type === type ? change(entry as Entry<T>) : entry
    return changed ? [[key, changed as Entry] as const] : []
  })
  return new ShownSite(new Map(entries))
}

const unchanged = siteWith('settings', (settings) => settings)

function pageAt(site: ShownSite, path: string) {
  const page = site.pages().find((one) => one.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return { ...site.load(page), html: () => site.html(page) }
}

it('says nothing of wheelchair places where nobody says what halls a cinema has', async () => {
  const site = siteWith('cinema', (cinema) => ({ ...cinema, halls: [] }))
  const cinema = await pageAt(site, '/cinema/gsc-kayangan-walk').html()
  expect(cinema).not.toContain('Wheelchair places')
  expect(cinema).not.toContain('>Halls</h2>')
  const access = await pageAt(site, '/accessibility').html()
  expect(access).not.toMatch(/wheelchair places? in/)
  expect(access).toMatch(/<p class="places">[1-9]\d* halls/)
})

it('counts a single cinema, hall or seat as one, on whichever page', async () => {
  const only = 'cinema/gsc-kayangan-walk'
  const entries = sample.flatMap(([key, entry]) => {
    if (key.startsWith('cinema/') && key !== only) return []
    // What refers to others refers to it, once.
    const text = JSON.stringify(entry).replaceAll(/(?<=["(:])cinema\/[a-z-]+/g, only)
    const here: Entry = JSON.parse(text, (_, value) => (Array.isArray(value) ? [...new Set(value)] : value))
    if (here.type !== 'cinema') return [[key, here] as const]
    const halls = here.halls.slice(0, 1).map((hall) => ({ ...hall, seats: 1, wheelchairPlaces: 1 }))
    return [[key, { ...here, halls, numberOfHalls: 1, seatingCapacity: 1 } as Entry] as const]
  })
  const site = new ShownSite(new Map(entries))
  const wrong = await Promise.all(
    site.pages().map(async (page) => {
      const words = (await site.html(page))
        .replace(/<!--.*?-->/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
      return [...words.matchAll(/\b1 (?:cinemas|halls|seats|wheelchair places)\b/g)].map(
        ([count]) => `${page.path}: ${count}`,
      )
    }),
  )
  expect(wrong.flat()).toEqual([])
})

it('shows on the page of a film the promotions that name it, and none that only mentions it', () => {
  const shows = (film: string, { slug }: Entry<'promotion'>) => {
    const page = unchanged.pages().find(({ entry }) => entry === film)
    const { promotions } = (page && unchanged.load(page).payload.data) as { promotions: readonly { id: string }[] }
    return promotions.some(({ id }) => id === slug)
  }
  const offers = unchanged.source.all('promotion').flatMap((offer) => {
    const [, mentioned] = /ref:(movie\/[\w-]+)/.exec(offer.body) ?? []
    return mentioned && !offer.movies.includes(mentioned) ? [{ offer, mentioned }] : []
  })
  expect(offers.length).toBeGreaterThan(0)
  for (const { offer, mentioned } of offers) expect(shows(mentioned, offer)).toBe(false)
  const naming = unchanged.source.all('promotion').flatMap((offer) => offer.movies.map((film) => shows(film, offer)))
  expect(naming).toContain(true)
})

it('has a film’s own questions before those of all films, whatever their order', async () => {
  const site = siteWith('movieFaq', (question) => ({ ...question, order: question.movies.length > 0 ? 100 : 1 }))
  const own = site.source.all('movieFaq').find(({ movies }) => movies.length > 0)
  const page = site.pages().find(({ entry }) => entry === own?.movies[0])
  const { questions } = (page && site.load(page).payload.data) as { questions: readonly { title: string }[] }
  expect(questions.length).toBeGreaterThan(1)
  expect(questions[0]?.title).toBe(own?.title)
})

it('has no heading over nothing where nobody asks about cinemas', async () => {
  const { payload, html } = pageAt(
    siteWith('cinemaFaq', () => undefined),
    '/faq-search',
  )
  const { groups } = payload.data as unknown as { groups: readonly { id: string; questions: readonly unknown[] }[] }
  expect(groups.at(-1)?.id).toBe('films')
  expect(groups.filter(({ questions }) => questions.length === 0)).toEqual([])
  expect(await html()).not.toContain('questionsAbout-cinemas')
})

it('keeps a category without questions out of every search, and counts one alone', () => {
  const [{ category } = { category: '' }] = unchanged.source.all('faq')
  const { key } = unchanged.source.entry('taxonomy', category)
  const none = siteWith('faq', (faq) => (faq.category === category ? undefined : faq))
  expect(pageAt(none, `/faq/${key}`).head.noIndex).toBe(true)
  const [first] = unchanged.source.all('faq').filter((faq) => faq.category === category)
  const one = siteWith('faq', (faq) => (faq.category === category && faq.id !== first?.id ? undefined : faq))
  const { head } = pageAt(one, `/faq/${key}`)
  expect(head.noIndex).toBeUndefined()
  expect(head.description).toContain('1 question that guests ask us, with the answer.')
})

it('says of a promotion without cinemas that it is good in all of its brand', async () => {
  const [offer] = unchanged.source.all('promotion')
  const where = async (brand: Entry<'promotion'>['brand']) => {
    const site = siteWith('promotion', (one) => (one.id === offer?.id ? { ...one, brand, cinemas: [] } : one))
    return pageAt(site, `/promotion/${offer?.slug}`).html()
  }
  expect(await where('aurum')).toContain('All cinemas of Aurum Theatre')
  expect(await where('jin')).toContain('Everywhere at Jin')
})

it('leads from the home page to choices that the list of films has', () => {
  const formats = unchanged.source.all('experience').map(({ id }) => `experience/${id}`)
  const now = new Set(filmsNow(unchanged.source).map(({ id }) => id))
  // Those that stand first are in no film of now.
  const { source } = siteWith('movie', (film) => ({
    ...film,
    formats: now.has(film.id)
      ? formats.slice(-3, (film.runningTimeMinutes ?? 0) % 2 === 0 ? -1 : undefined)
      : formats.slice(0, 3),
  }))
  const known = new Set(
    quickFiltersWithNow(source, []).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`),
  )
  for (const { href } of quickFilterLinks(source)) expect(known).toContain(href.split('?')[1])
  expect(quickFilterLinks(source).some(({ href }) => href.includes('format='))).toBe(true)
})

it('names a page once in the list that search engines get', () => {
  const card = { href: '/event/lantern-run', title: 'Lantern run' }
  expect(itemList(unchanged.source, [card, { href: '/event/other', title: 'Other' }, card])).toMatchObject([
    { numberOfItems: 2, itemListElement: [{ position: 1 }, { position: 2 }] },
  ])
})

const areUnique = (cards: readonly { readonly id: string }[]) =>
  new Set(cards.map(({ id }) => id)).size === cards.length

it('tells a film of the chain and its namesake of International Screens apart: of two alike in a list, one would stay when it is filtered', () => {
  const films = currentFilms(unchanged.source)
  expect(new Set(films.map(({ title }) => title)).size).toBeLessThan(films.length)
  expect(areUnique(films)).toBe(true)
})

it('tells a restaurant and a counter with its name apart, in the list of a cinema', () => {
  const site = siteWith('restaurant', (entry) => (entry.slug === 'kissa' ? { ...entry, slug: 'kissa-kiosk' } : entry))
  const { dining } = pageAt(site, '/cinema/gsc-kayangan-walk').payload.data as {
    dining: { id: string; title: string }[]
  }
  expect(dining.map(({ title }) => title)).toEqual(expect.arrayContaining(['Kissa', 'Kissa Kiosk']))
  expect(areUnique(dining)).toBe(true)
})
