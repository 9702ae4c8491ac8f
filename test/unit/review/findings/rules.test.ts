/** Every rule of the table finds what it is there for. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { entryChanges } from '#review/compare/entry-changes.ts'
import { findAll } from '#review/findings/find.ts'
import { rules } from '#review/findings/rules.ts'
import { failedPagesIn, plansOf } from '#review/impact/plans.ts'
import type { Finding } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import { entryOf, leastSite, pageOf } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

const film = (overrides = {}, slug = 'redline') => entryOf('movie', slug, overrides)
const trailer = entryOf('file', 'trailer', {
  mime: 'video/mp4',
  width: undefined,
  height: undefined,
  dominantColour: undefined,
})
const file = (overrides = {}) => entryOf('file', 'poster', overrides)
const list = (movies: readonly string[]) => entryOf('movieList', 'coming', { tab: 'coming-soon', movies })
const page = (overrides = {}) => pageOf('/about', { body: 'Words.', ...overrides })
const package_ = (price: number) =>
  entryOf('package', 'party', {
    title: 'Party',
    summary: 'Cake.',
    price,
    pax: 10,
    inclusions: ['Cake'],
    image: 'file/poster',
    order: 1,
  })
const settings = (phone: string) =>
  entryOf('settings', 'settings', { contact: { email: 'a@gsc.example', phone, address: '1 Road', hours: 'Daily' } })
const popcornQuestion = (movies: readonly string[]) =>
  entryOf('movieFaq', 'popcorn', { title: 'With popcorn?', movies, order: 1, body: 'Yes.' })
const questions = Array.from({ length: 12 }, (_, index) =>
  entryOf('faq', `question-${index}`, { title: `Question ${index}` }),
)

interface Case {
  readonly before: Side
  readonly after: Side
  readonly says: string
  readonly entry?: string
}

const between = (before: readonly Entry[], after: readonly Entry[], says: string, entry?: string): Case => ({
  before: sideOf(before),
  after: sideOf(after),
  says,
  ...(entry === undefined ? {} : { entry }),
})
const brokenFile = (problem: { file: string; field?: string }, says: string): Case => ({
  before: sideOf([film()]),
  after: sideOf([film()], { problems: [{ ...problem, line: 3, message: says }] }),
  says,
})

const cases: Readonly<Record<keyof typeof rules, Case>> = {
  'dangling-reference': between(
    [film()],
    [film(), list(['movie/gone'])],
    'refers to movie/gone, which does not exist',
    'movieList/coming',
  ),
  'vanished-address': {
    before: sideOf([entryOf('faq', 'popcorn')], { urls: { 'faq/popcorn': ['/faq/popcorn'] } }),
    after: sideOf([], { urls: { 'faq/popcorn': ['/faq/popcorn'] } }),
    says: '/faq/popcorn was the address of faq/popcorn, and now nothing answers there',
  },
  clash: between(
    [page()],
    [page(), page({ id: 'twin' })],
    'basicPage/about has the same address, /about',
    'basicPage/twin',
  ),
  'schema-breach': brokenFile({ file: 'entries/movie/redline.mdx', field: 'runningTimeMinutes' }, 'must be a number'),
  'broken-text': brokenFile({ file: 'entries/movie/redline.mdx', field: 'synopsis' }, 'has a tag that is not closed'),
  'not-as-exported': brokenFile({ file: 'ticketing/movie/redline.json' }, 'is not as it was exported'),
  'unmade-page': between(
    leastSite,
    [...leastSite, page({ hero: { image: 'file/trailer' } }), trailer],
    '/about cannot be made: shows file/trailer as a picture, but it is video/mp4',
    'basicPage/about',
  ),
  'missing-original': {
    before: sideOf([]),
    after: sideOf([file()], { withoutOriginals: ['poster-00000000.webp'] }),
    says: 'media/poster-00000000.webp is not there',
  },
  'lost-type': between(questions, questions.slice(0, 3), '9 of 12 questions are gone'),
  'other-source': {
    before: sideOf([]),
    after: sideOf([], { source: 'drupal' }),
    says: 'comes from drupal, and came from payload',
  },
  'taken-address': between(
    [film(), film({}, 'other')],
    [film({ slug: 'redline-kl' }), film({ slug: 'redline' }, 'other')],
    'had the address /movie/redline, which now shows film “Redline KL”',
    'movie/redline',
  ),
  'lost-redirect': {
    before: sideOf([film()], { urls: { 'movie/redline': ['/movie/old', '/movie/redline'] } }),
    after: sideOf([film()], { urls: { 'movie/redline': ['/movie/redline'] } }),
    says: '/movie/old led to /movie/redline, and now answers that there is no such page',
  },
  'changed-contact': between([settings('+60 3')], [settings('+60 4')], '+60 3 → +60 4', 'settings/settings'),
  'changed-price': between([package_(90)], [package_(9)], 'RM\u00a090.00 → RM\u00a09.00', 'package/party'),
  'new-contact': between(
    [page({ body: '[Call](tel:+60311112222).' })],
    [page({ body: '[Call](tel:+60311112223).' })],
    'leads to tel:+60311112223, where nothing led before',
    'basicPage/about',
  ),
  'past-release': between(
    [film({ releaseDate: '2026-09-01' }), list([])],
    [film({ releaseDate: '2026-09-01' }), list(['movie/redline'])],
    'is in the list “Now showing”, and its release, 2026-09-01, is over',
    'movie/redline',
  ),
  'end-before-start': between(
    [film()],
    [film({ releaseDate: '2026-10-08', lastDay: '2026-10-01' })],
    'ends on 2026-10-01, before it begins on 2026-10-08',
    'movie/redline',
  ),
  'now-for-all': between(
    [film(), popcornQuestion(['movie/redline'])],
    [popcornQuestion([])],
    'is now for every film, not only for Redline KL',
    'movieFaq/popcorn',
  ),
  'lost-body': between(
    [page()],
    [page({ body: undefined, form: 'form/contact' })],
    'has lost all its text',
    'basicPage/about',
  ),
  'hidden-page': between(
    [page()],
    [page({ noIndex: true })],
    'is kept out of search engines from now on',
    'basicPage/about',
  ),
  'other-halls': between(
    [],
    [
      entryOf('cinema', 'kayangan', {
        numberOfHalls: 2,
        seatingCapacity: 100,
        halls: [{ name: 'Hall 1', seats: 100, wheelchairPlaces: 2 }],
      }),
    ],
    'is 2, and the rows of halls are 1',
    'cinema/kayangan',
  ),
  'empty-body': between([], [page({ body: undefined })], 'has a title, and nothing below it', 'basicPage/about'),
  'new-host': between(
    [page({ body: '[Us](https://known.example/a).' })],
    [page({ body: '[Us](https://known.example/b), [them](https://new.example/).' })],
    'links to https://new.example/: nothing led to new.example before',
    'basicPage/about',
  ),
  'http-link': between(
    [page()],
    [page({ body: '[Map](http://maps.example/).' })],
    'links to http://maps.example/',
    'basicPage/about',
  ),
  draft: between(
    [page()],
    [page({ body: 'Lorem ipsum. TODO: write this.' })],
    'has the words “TODO”',
    'basicPage/about',
  ),
  'alt-text': between([], [file({ alt: 'IMG_2041.jpg' })], 'is described as “IMG_2041.jpg”', 'file/poster'),
  'duplicate-title': between(
    [film()],
    [film(), film({ ticketingId: 'HO2' }, 'redline-two')],
    'movie/redline has the same title',
    'movie/redline-two',
  ),
  'small-picture': between(
    [file()],
    [file(), film({ backdrop: 'file/poster' })],
    'shows “poster”, 600 pixels wide, where it needs 1600',
    'movie/redline',
  ),
  remade: between([film()], [film({ id: 'redline-2' })], 'takes the place of movie/redline', 'movie/redline-2'),
  budget: between([file()], [file({ bytes: 9_000_000 })], 'heaviest picture: 9 MB, where 8 is the most'),
}

const found = (before: Side, after: Side, rule: string, snapshotFiles: readonly string[] = []) =>
  findAll({
    base: before,
    head: after,
    changes: entryChanges(before, after),
    snapshotFiles,
    failedPages: rule === 'unmade-page' ? failedPagesIn(plansOf(before, after, config)) : [],
  }).fresh.filter((finding) => finding.rule === rule)

describe.each(Object.entries(cases))('%s', (name, { before, after, says, entry }) => {
  const rule = rules[name as keyof typeof rules]
  const saying = (findings: readonly Finding[]) => findings.filter(({ message }) => message.includes(says))

  it('is found, once', () => {
    const findings = saying(found(before, after, name))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ severity: rule.severity, ...(entry ? { entry } : {}) })
  })

  it('is told again only while it blocks', () => {
    const isTold = rule.severity === 'blocks' && ('inSnapshot' in rule || name === 'unmade-page')
    expect(saying(found(after, after, name))).toHaveLength(isTold ? 1 : 0)
  })
})

it.each([
  ['the list of old addresses', [], { 'faq/a': ['/faq/popcorn', '/faq/a'] }],
  ['a redirect of an editor', [entryOf('redirect', 'r', { from: '/faq/popcorn', to: '/faq/a' })], {}],
])('a new page that takes an address which %s led to another page is asked about', (_, redirects, urls) => {
  const before = sideOf([entryOf('faq', 'a'), ...redirects], { urls })
  const after = sideOf([entryOf('faq', 'a'), entryOf('faq', 'popcorn')], { urls })
  expect(found(before, after, 'taken-address')).toMatchObject([
    { entry: 'faq/popcorn', message: 'takes the address /faq/popcorn, which led to /faq/a' },
  ])
  expect(found(after, after, 'taken-address')).toEqual([])
})

it('what visitors must not lose blocks, what somebody should confirm warns', () => {
  expect(rules['vanished-address'].severity).toBe('blocks')
  expect(rules['changed-contact'].severity).toBe('warns')
})

it('what is known stays known where a row comes before it, and a second one of its kind is new', () => {
  const link = { type: 'callToAction', tone: 'quiet', link: { label: 'Map', to: 'http://maps.example/' } }
  const text = { type: 'callToAction', tone: 'quiet', link: { label: 'Us', to: '/about' } }
  const at = (...sections: object[]) => sideOf([page({ sections })])
  expect(found(at(link), at(text, link), 'http-link')).toEqual([])
  expect(found(at(link), at(link, text, link), 'http-link')).toHaveLength(1)
})

it('an e-mail address that changed is to be confirmed, as a telephone number is', () => {
  const [before, after] = ['a@gsc.example', 'b@gsc.example'].map((email) =>
    sideOf([page(), { ...settings('+60 3'), contact: { ...settings('+60 3').contact, email } }]),
  )
  expect(before && after && found(before, after, 'changed-contact')).toMatchObject([
    { message: 'a@gsc.example → b@gsc.example' },
  ])
})

it('a film whose release passes while it is in the list is nothing to decide: it changes its tab by itself', () => {
  const entries = [film({ releaseDate: '2026-10-05' }), list(['movie/redline'])]
  expect(found(sideOf(entries), sideOf(entries, { asOf: '2026-10-09T04:00:00Z' }), 'past-release')).toEqual([])
})

it('the address of a redirect is no period', () => {
  const redirect = entryOf('redirect', 'old', { from: '/old', to: '/about' })
  expect(found(sideOf([page()]), sideOf([page(), redirect]), 'end-before-start')).toEqual([])
})

it('an original that differs from its entry blocks, where the entry is as it was', () => {
  const bytes = Buffer.from('a picture')
  const name = `poster-${sha256(bytes).slice(0, 8)}.webp`
  const picture = file({ bytes: bytes.length, sha256: sha256(bytes), path: name })
  const sideWith = (original: Buffer | undefined): Side => ({ ...sideOf([picture]), original: () => original })
  const messages = (original: Buffer | undefined, ...files: readonly string[]) =>
    found(sideWith(bytes), sideWith(original), 'missing-original', files).map(({ message }) => message)
  const path = `media/${name}`
  expect(messages(Buffer.from('a  puzzle'), path)).toEqual([`${path} has other bytes than its entry says`])
  expect(messages(undefined, path)).toEqual([`${path} is not there`])
  expect(messages(bytes, path)).toEqual([])
})

it('an e-mail address in a link is asked about where it is new, and nowhere else', () => {
  const pages = (...targets: readonly string[]) =>
    sideOf(
      targets.map((to, index) => pageOf(`/about-${index}`, { body: 'Words.', hero: { link: { label: 'Write', to } } })),
    )
  const [ours, theirs] = ['mailto:us@gsc.example', 'mailto:them@other.example']
  expect(found(pages(ours, ours), pages(theirs, ours), 'new-contact').map(({ message }) => message)).toEqual([
    `leads to ${theirs}, where nothing led before`,
  ])
  expect(found(pages(ours, theirs), pages(theirs, ours), 'new-contact')).toEqual([])
})

it('what is for fewer films than before, or still for some, is not for all', () => {
  const sides = [[], ['movie/redline'], ['movie/redline', 'movie/other']].map((movies) =>
    sideOf([film(), film({ title: 'Neon Warrant' }, 'other'), popcornQuestion(movies)]),
  ) as [Side, Side, Side]
  const [all, one, two] = sides
  expect(found(all, one, 'now-for-all')).toEqual([])
  expect(found(two, one, 'now-for-all')).toEqual([])
})

it('the price of a row that has another name by then is asked about', () => {
  const outlet = (name: string, price: number) =>
    entryOf('foodAndBeverage', 'popcorn', {
      title: 'Popcorn stand',
      summary: 'Sweet.',
      image: 'file/poster',
      cinemas: ['cinema/kayangan'],
      order: 1,
      items: [{ name, category: 'Popcorn', price }],
    })
  expect(
    found(sideOf([outlet('Popcorn, large', 9)]), sideOf([outlet('Popcorn, huge', 19)]), 'changed-price'),
  ).toMatchObject([{ message: 'Popcorn, huge: RM\u00a09.00 → RM\u00a019.00' }])
})

it('entries that the CMS made anew under their addresses are not gone, however many they are', () => {
  const anew = questions.map((question, index) => ({ ...question, id: `anew-${index}` }))
  expect(found(sideOf(questions), sideOf(anew), 'lost-type')).toEqual([])
  expect(found(sideOf(questions), sideOf(anew), 'remade')).toHaveLength(questions.length)
  expect(found(sideOf(questions), sideOf(anew.slice(0, 3)), 'lost-type')).toMatchObject([
    { message: '9 of 12 questions are gone' },
  ])
})
