/** What visitors will notice, in the words of the report. */
import { describe, expect, it } from 'vitest'
import { makeReport } from '#review/make-report.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'
import { everySite, noticesOf } from './notices-of.ts'

const film = (overrides = {}) => entryOf('movie', 'redline', overrides)

const cinemaAt = (latitude: number) => entryOf('cinema', 'kayangan', { geo: { latitude, longitude: 101.6 } })

describe('an editor', () => {
  it.each([
    [
      'announces a film',
      [],
      [film({ releaseDate: '2026-12-05' })],
      'New film “Redline KL”, released on 5 December 2026, at `/movie/redline`.',
    ],
    ['renames a film', [film()], [film({ title: 'Redline' })], 'Film “Redline KL” is now called “Redline”.'],
    [
      'takes a film away',
      [film()],
      [],
      'Film “Redline KL” is gone; `/movie/redline` answers that there is no such page.',
    ],
    [
      'postpones a release',
      [film({ releaseDate: '2026-12-05' })],
      [film({ releaseDate: '2026-12-12' })],
      'Film “Redline KL”: release date 12 December 2026, not 5 December 2026.',
    ],
    [
      'rewords a synopsis',
      [film()],
      [film({ synopsis: 'A driver has two nights.' })],
      'Film “Redline KL”: synopsis reworded (1 sentence).',
    ],
    [
      'rewrites a tagline',
      [film({ tagline: 'The city sleeps.' })],
      [film({ tagline: 'Nobody sleeps.' })],
      'Film “Redline KL”: tagline “Nobody sleeps.”, not “The city sleeps.”',
    ],
    ['adds to a cast', [film()], [film({ cast: ['Aina Rahim'] })], 'Film “Redline KL”: cast with Aina Rahim.'],
    [
      'moves a cinema on maps',
      [cinemaAt(3.1)],
      [cinemaAt(31)],
      'Cinema “Kayangan Walk”: latitude on maps 31°, not 3.1°.',
    ],
    [
      'divides a text into paragraphs',
      [entryOf('faq', 'popcorn', { body: 'Yes.\nSweet.' })],
      [entryOf('faq', 'popcorn', { body: 'Yes.\n\nSweet.' })],
      'Question “May I bring my own popcorn?”: answer divided otherwise.',
    ],
    [
      'credits a picture',
      [entryOf('file', 'poster', { credit: 'Ann' })],
      [entryOf('file', 'poster', { credit: 'Bo' })],
      'The picture “poster” is credited otherwise.',
    ],
    ['changes a poster', [film()], [film({ poster: 'file/other' })], 'Film “Redline KL”: another poster.'],
    [
      'redirects an old address',
      [],
      [entryOf('redirect', 'old', { from: '/old', to: '/' })],
      '`/old` now leads to `/`.',
    ],
  ])('%s', (_, before, after, sentence) => {
    expect(noticesOf(before, after).edits).toEqual([sentence])
  })

  it('who replaces a picture is told what became of it', () => {
    const picture = (sha: string, bytes: number) =>
      entryOf('file', 'poster', { sha256: sha.repeat(64), path: `poster-${sha.repeat(8)}.webp`, bytes })
    expect(noticesOf([picture('a', 90_000)], [picture('b', 140_000)]).edits).toEqual([
      'The file “poster” was replaced: 600 × 900, 90 kB became 600 × 900, 140 kB.',
    ])
  })
})

describe('the clock', () => {
  const promotion = entryOf('promotion', 'popcorn', {
    title: 'Popcorn week',
    summary: 'Cheaper.',
    brand: 'gsc',
    categories: ['movie'],
    from: '2026-09-01',
    to: '2026-10-03',
    image: 'file/poster',
    body: 'Cheaper.',
  })

  it('moves a film to its release and ends what is over, apart from what was edited', () => {
    const entries = [
      film({ releaseDate: '2026-10-02' }),
      entryOf('movieList', 'now', { movies: ['movie/redline'] }),
      promotion,
    ]
    expect(noticesOf(entries, entries, '2026-10-04T16:00:00Z')).toEqual({
      edits: [],
      time: ['Film “Redline KL” moves from Coming soon to Now showing.', 'Promotion “Popcorn week” is over.'],
    })
  })

  it('is not said to have ended what an editor has extended, nor to have moved what an editor has postponed', () => {
    const before = [film({ releaseDate: '2026-10-02' }), promotion]
    const after = [film({ releaseDate: '2026-10-09' }), { ...promotion, to: '2026-10-31' }]
    const { edits, time } = noticesOf(before, after, '2026-10-04T16:00:00Z')
    expect(edits).toHaveLength(2)
    expect(time).toEqual([])
  })

  it('says nothing of a day on which nothing begins and nothing ends', () => {
    const entries = [film({ releaseDate: '2026-10-20' }), promotion]
    expect(noticesOf(entries, entries, '2026-10-01T16:00:00Z')).toEqual({ edits: [], time: [] })
  })
})

it('what reads alike is told apart', () => {
  const notice = (film: string) => entryOf('notification', 'n', { link: { label: 'See', to: `ref:movie/${film}` } })
  const both = [film(), entryOf('movie', 'twin')]
  expect(noticesOf([...both, notice('redline')], [...both, notice('twin')]).edits).toEqual([
    'Notification “Rain”: link leads to Redline KL (ref:movie/twin), not Redline KL (ref:movie/redline).',
  ])
})

it('a picture is told with what shows it', () => {
  const poster = entryOf('file', 'poster')
  const other = entryOf('file', 'poster', { path: 'poster-11111111.webp', sha256: '1'.repeat(64), bytes: 20_000 })
  expect(noticesOf([film(), poster], [film(), other]).edits).toEqual([
    'The file “poster”, of film “Redline KL”, was replaced: 600 × 900, 1 kB became 600 × 900, 20 kB.',
  ])
})

it('what is sold where stands apart, below what editors did', () => {
  const soldAt = (...cinemas: readonly string[]) => {
    const sales = { film: 'movie/redline', ids: ['HO1'], sale: 'now' as const, since: '2026-09-30' }
    const lines = cinemas.map((id) => [`cinema/${id}`, { since: '2026-09-30', formats: [] as string[] }] as const)
    const films = new Map([['movie/redline', { ...sales, cinemas: Object.fromEntries(lines) }]])
    return sideOf([...everySite, film()], { ticketing: { cinemas: new Map(), films } })
  }
  const { notices, verdict } = makeReport({
    base: soldAt('a'),
    head: soldAt('a', 'b'),
    config,
    schemaFiles: [],
    snapshotFiles: [],
  })
  expect(notices.edits).toEqual([])
  expect(notices.sales.map(({ text }) => text)).toEqual(['Film “Redline KL”: on sale at 1 more cinema.'])
  expect(verdict.title).toBe('content: 1 change of what is sold')
})
