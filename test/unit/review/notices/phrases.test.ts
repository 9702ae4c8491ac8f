/** How a change of a field is told within its sentence. */
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const menu = (to: string) => entryOf('menu', 'main', { title: 'Main', place: 'main', items: [{ label: 'Films', to }] })
const story = (from: string) => entryOf('story', 'aisle', { from })

it('where a link of a row leads is no last day, and where an author lives no first one', () => {
  expect(noticesOf([menu('/')], [menu('/films')]).edits).toEqual([
    'Menu “Main”: entries Films changed (leads to /films, not /).',
  ])
  expect(noticesOf([story('Ipoh')], [story('Klang')]).edits).toEqual([
    'Story “A seat by the aisle”: where the author lives Klang, not Ipoh.',
  ])
})

it('a value that is cut short ends in a whole character', () => {
  const cast = (...names: readonly string[]) => entryOf('movie', 'redline', { cast: names })
  const family = '👩‍👩‍👧'
  expect(noticesOf([cast()], [cast(`${'a'.repeat(59)}${family} and more`)]).edits).toEqual([
    `Film “Redline KL”: cast with ${'a'.repeat(59)}….`,
  ])
})

const row = (label: string, to = '/') => ({ label, to })
const menuOf = (...items: readonly ReturnType<typeof row>[]) =>
  entryOf('menu', 'main', { title: 'Main', place: 'main', items })

it('of many rows that changed those are counted that are not named', () => {
  const rows = ['A', 'B', 'C', 'D', 'E']
  expect(
    noticesOf([menuOf(...rows.map((label) => row(label)))], [menuOf(...rows.map((label) => row(label, '/films')))])
      .edits,
  ).toEqual([
    `Menu “Main”: entries ${['A', 'B', 'C'].map((label) => `${label} changed (leads to /films, not /)`).join(', ')} and 2 more.`,
  ])
})

it('of many fields of a row those are counted that are not named', () => {
  const page = (word: string) =>
    pageOf('/careers', {
      openings: [
        { title: 'Usher', department: word, place: word, employment: 'full-time', posted: '2026-09-01', text: word },
      ].map((opening) => ({ ...opening, ...(word === 'Now' ? { closes: '2026-12-01' } : {}) })),
    })
  expect(noticesOf([page('Then')], [page('Now')]).edits[0]).toMatch(/ and 1 more\)\.$/)
})

it('a row that got another name is told with what else of it is another', () => {
  const hours = (days: string, opens: string, closes: string) => [
    { days: 'Sunday to Thursday', opens: '10:30', closes: '00:30' },
    { days, opens, closes },
  ]
  const cinema = (openingHours: ReturnType<typeof hours>) => entryOf('cinema', 'kayangan', { openingHours })
  expect(
    noticesOf(
      [cinema(hours('Friday and Saturday', '10:30', '02:00'))],
      [cinema(hours('Friday to Saturday', '12:00', '01:00'))],
    ).edits,
  ).toEqual([
    'Cinema “Kayangan Walk”: opening hours Friday to Saturday changed (opens 12:00, not 10:30; closes 01:00, not 02:00; days “Friday to Saturday”, not “Friday and Saturday”).',
  ])
  const page = (title: string) =>
    pageOf('/about', { sections: [{ type: 'accordion', items: [{ title, body: 'Yes.' }] }] })
  expect(noticesOf([page('May I?')], [page('Can I?')]).edits[0]).toContain('(title “Can I?”, not “May I?”)')
})

it('a group of fields that is new or gone as a whole is told as one', () => {
  const trailer = { title: 'The trailer', poster: 'file/poster', platformId: 'abc' }
  const film = (overrides = {}) => entryOf('movie', 'redline', overrides)
  const page = (overrides = {}) => pageOf('/about', { title: 'About', ...overrides })
  const hero = { kicker: 'Us', link: { label: 'Go', to: '/' } }
  const told = (before: Entry, after: Entry) => [
    ...noticesOf([before], [after]).edits,
    ...noticesOf([after], [before]).edits,
  ]
  expect(told(film(), film({ trailer }))).toEqual([
    'Film “Redline KL”: a trailer.',
    'Film “Redline KL”: no trailer any more.',
  ])
  expect(told(page({ hero: { kicker: 'Us' } }), page({ hero }))).toEqual([
    'Page “About”: a link of the hero.',
    'Page “About”: no link of the hero any more.',
  ])
})

it('what came and went of a group in which nothing is required is told by itself', () => {
  const page = (overrides = {}) => pageOf('/about', { title: 'About', ...overrides })
  const full = page({ hero: { link: { label: 'Go', to: '/' } }, seo: { title: 'Us' } })
  expect(noticesOf([page()], [full]).edits).toEqual([
    'Page “About”: a link of the hero; title in search results Us, which had none.',
  ])
  expect(noticesOf([full], [page()]).edits).toEqual([
    'Page “About”: no link of the hero any more; no title in search results any more, which was Us.',
  ])
})

it('a field of a group is told with what it is a field of', () => {
  const page = (label: string, to: string, image: string) =>
    pageOf('/about', { title: 'About', hero: { image: `file/${image}`, link: { label, to } } })
  expect(noticesOf([page('Go', '/', 'a')], [page('Go on', '/films', 'b')]).edits).toEqual([
    'Page “About”: another image of the hero; label of the hero’s link “Go on”, not Go; hero’s link leads to /films, not /.',
  ])
  const video = (poster: string) =>
    pageOf('/about', { sections: [{ type: 'video', video: { title: 'Us', poster, platformId: 'abc' } }] })
  expect(noticesOf([video('file/a')], [video('file/b')]).edits[0]).toContain('(another poster of the video)')
})

it('a row that is named by what it refers to has the name of that', () => {
  const film = (...languages: readonly string[]) =>
    entryOf('movie', 'redline', {
      trailer: {
        title: 'The trailer',
        poster: 'file/poster',
        file: 'file/trailer',
        captions: languages.map((language) => ({ file: `file/captions-${language}`, language })),
      },
    })
  const files = ['ms', 'en'].map((language) => entryOf('file', `captions-${language}`))
  expect(noticesOf([film('ms'), ...files], [film('ms', 'en'), ...files]).edits).toEqual([
    'Film “Redline KL”: captions of the trailer with captions-en.',
  ])
})

it('a row that changed and stands elsewhere is told to do both', () => {
  const [a, b, c] = [row('A'), row('B'), row('C')]
  expect(noticesOf([menuOf(a, b, c)], [menuOf(b, c, row('A', '/films'))]).edits).toEqual([
    'Menu “Main”: entries A changed (leads to /films, not /), now third, not first.',
  ])
})

it('what somebody relies on who comes is named before what is only counted, in rows as well', () => {
  const film = (word: string, day: number) =>
    entryOf('movie', 'redline', {
      originalTitle: word,
      tagline: word,
      synopsis: word,
      director: [word],
      cast: [word],
      releaseDate: `2026-11-${day}`,
      lastDay: `2026-12-${day}`,
    })
  expect(noticesOf([film('Then', 14)], [film('Now', 15)]).edits).toEqual([
    'Film “Redline KL”: release date 15 November 2026, not 14 November 2026; last day 15 December 2026, not 14 December 2026; original title Now, not Then; tagline Now, not Then; 3 more fields.',
  ])
  const dish = (name: string, description: string, price: number, category = description) => ({
    name,
    description,
    category,
    price,
  })
  const outlet = (...items: readonly object[]) =>
    entryOf('foodAndBeverage', 'stand', {
      title: 'Stand',
      summary: 'Sweet.',
      image: 'file/poster',
      cinemas: ['cinema/kayangan'],
      order: 1,
      items,
    })
  const rest = (word: string) => ['Tea', 'Milk', 'Cake'].map((name) => dish(name, 'Plain.', 5, word))
  expect(
    noticesOf(
      [outlet(...rest('Then'), dish('Popcorn', 'Then', 9))],
      [outlet(...rest('Now'), dish('Popcorn', 'Now', 19))],
    ).edits,
  ).toEqual([
    'Food outlet “Stand”: entries Popcorn changed (price RM\u00a019.00, not RM\u00a09.00; description reworded (1 sentence); category Now, not Then), Tea changed (category Now, not Then), Milk changed (category Now, not Then) and 1 more.',
  ])
})

it('a new row does not hide that the others stand in another order', () => {
  const [a, b, c] = [row('A'), row('B'), row('C')]
  expect(noticesOf([menuOf(a, b)], [menuOf(b, a, c)]).edits).toEqual([
    'Menu “Main”: entries with C, the others in another order.',
  ])
})

it('what search engines leave out and what filters call a term is told', () => {
  const page = (noIndex: boolean) => pageOf('/about', { title: 'About', noIndex })
  expect(noticesOf([page(false)], [page(true)]).edits).toEqual(['Page “About”: kept out of search engines: yes.'])
  expect(noticesOf([page(true)], [page(false)]).edits).toEqual(['Page “About”: kept out of search engines: no.'])
  const genre = (key: string) => entryOf('taxonomy', 'genre-action', { key })
  expect(noticesOf([genre('action')], [genre('thriller')]).edits).toEqual([
    'Genre “Action”: key in addresses and filters thriller, not action.',
  ])
})

it('a field that stands for all where it is empty is told by what it is for, and not by what was taken out', () => {
  const titles = ['Amber', 'Birch', 'Cedar', 'Delta']
  const cinemas = titles.map((title) => entryOf('cinema', title.toLowerCase(), { title }))
  const mug = (...slugs: readonly string[]) =>
    entryOf('keepsake', 'mug', {
      title: 'Mug',
      summary: 'For tea.',
      kind: 'keepsake',
      price: 20,
      images: ['file/poster'],
      availability: 'available',
      cinemas: slugs.map((slug) => `cinema/${slug}`),
      order: 1,
    })
  const told = (before: readonly string[], after: readonly string[]) =>
    noticesOf([...cinemas, mug(...before)], [...cinemas, mug(...after)]).edits
  const all = titles.map((title) => title.toLowerCase())
  expect(told(['amber'], [])).toEqual(['Keepsake “Mug”: now for all cinemas, not only for Amber.'])
  expect(told([], all)).toEqual(['Keepsake “Mug”: now only for Amber, Birch, Cedar and 1 more, not for all cinemas.'])
  expect(told(['amber', 'birch'], ['birch'])).toEqual(['Keepsake “Mug”: cinemas without Amber.'])
  const popup = (...pages: readonly string[]) =>
    entryOf('popupBlock', 'app', {
      title: 'Our app',
      text: 'Get it.',
      pages: pages.map((path) => ({ path })),
      frequency: 'once',
    })
  expect(noticesOf([popup('/movies')], [popup()]).edits).toEqual([
    'Popup “Our app”: now for every page, not only for /movies.',
  ])
  const party = (occasion?: string) =>
    entryOf('package', 'party', {
      title: 'Party',
      summary: 'Cake.',
      price: 90,
      pax: 10,
      inclusions: ['Cake'],
      image: 'file/poster',
      order: 1,
      occasion,
    })
  expect(noticesOf([party('school')], [party()]).edits).toEqual([
    'Package “Party”: now for any occasion, not only for School outing.',
  ])
  expect(noticesOf([party()], [party('school')]).edits).toEqual([
    'Package “Party”: now only for School outing, not for any occasion.',
  ])
})
