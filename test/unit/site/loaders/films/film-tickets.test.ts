/** What the head of a film leads to: one thing above all, on each day of the film. */
import { expect, it } from 'vitest'
import type { ProseElement, ProseTree } from '#content/format/prose/prose-tree.ts'
import { filmTickets } from '#site/loaders/films/film-tickets.ts'
import { screeningsOf } from '#site/loaders/films/screenings.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import type { Link } from '#site/shared/layout.ts'
import { isWithin } from '#site/shared/time/display-period.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const shop = { BOOKING_BY_MOVIE_URL: 'https://tickets.example/film/{id}' }

/** Its buttons at a time, by what they say: the filled ones, and those beside them. */
async function buttonsOf(key: string, asOf: string, environment = {}, screenings?: Link) {
  const source = await committedSource(environment, asOf)
  const { sale } = filmTickets(source, filmAt(source, key), screenings)
  const shown = sale?.parts.filter(({ href, displayPeriod }) => href && isWithin(displayPeriod, Date.parse(asOf))) ?? []
  const { filled = [], beside = [] } = Object.groupBy(shown, ({ variant }) => (variant ? 'filled' : 'beside'))
  return { filled: filled.map(({ text }) => text), beside: beside.map(({ text }) => text) }
}

it.each([
  ['before its sale', '2026-09-30T00:00:00Z', ['Add to calendar'], []],
  ['on advance sale', '2026-10-01T02:00:00Z', ['Buy Now'], ['Add to calendar']],
  ['running', '2026-11-13T02:00:00Z', ['Buy Now'], []],
])('fills what can be done first about a film that is %s', async (_, asOf, filled, beside) => {
  expect(await buttonsOf('movie/the-quiet-horizon', asOf, shop)).toEqual({ filled, beside })
})

it('fills the calendar file also on advance sale where no service sells tickets', async () => {
  expect((await buttonsOf('movie/the-quiet-horizon', '2026-10-01T02:00:00Z')).filled).toEqual(['Add to calendar'])
})

it('leads to the screenings of a film that nobody sells, until it is over', async () => {
  const film = 'internationalScreenMovie/first-snow-second-time'
  const link = { label: 'See the screenings', href: '#screeningTable' }
  expect((await buttonsOf(film, '2026-10-01T02:00:00Z', shop, link)).filled).toEqual([link.label])
  expect((await buttonsOf(film, '2026-11-20T02:00:00Z', shop, link)).filled).toEqual([link.label])
  expect((await buttonsOf(film, '2026-11-24T02:00:00Z', shop, link)).filled).toEqual([])
})

it('finds the table that says when a film is shown, wherever it stands in its text, else its festival', async () => {
  const source = await committedSource()
  const [film] = source.all('internationalScreenMovie')
  if (!film) throw new Error('The sample has no film of International Screens.')
  const textOf = (...body: ProseTree) => screeningsOf({ ...source, prose: () => body }, { ...film, body: 'A text.' })
  const table = (name: string): ProseElement => ['table', { name }]
  const [prizes, showings, others] = [table('Year, Prize'), table('When, Where'), table('When, With')] as const
  expect(textOf(['p', null, 'Ha.'], prizes, showings, others)).toEqual({
    body: [['p', null, 'Ha.'], prizes, ['table', { name: 'When, Where', id: 'screeningTable' }], others],
    screenings: { label: 'See the screenings', href: '#screeningTable' },
  })
  expect(textOf(prizes).screenings).toEqual({
    label: 'See the festival',
    href: '/international-screens/film-festival/east-asian-film-week',
  })
})
