/** What pages offer of what the snapshot says is sold where. */
import { expect, it } from 'vitest'
import { cinemaAvailability, filmAvailability } from '#site/loaders/films/availability.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { timesOf } from '#site/shared/films/film-state.ts'
import { onDay } from '#site/shared/time/on-day.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const showtimes = { SHOWTIMES_URL: 'https://tickets.example/cinemas/{id}?on={date}' }
const cinema = 'cinema/gsc-kayangan-walk'

it('names the cinemas of a film, each with its own showtimes, of a day where one is meant', async () => {
  const source = await committedSource(showtimes)
  const sold = filmAvailability(source, filmAt(source, 'movie/redline-kl'))
  const kayangan = sold?.cinemas.find(({ id }) => id === 'GSC-KYW')
  expect(kayangan).toMatchObject({ name: 'GSC Kayangan Walk', href: '/cinema/gsc-kayangan-walk' })
  expect(onDay(kayangan?.tickets ?? '')).toBe('https://tickets.example/cinemas/GSC-KYW?on=')
  expect(onDay(kayangan?.tickets ?? '', '2026-10-02')).toBe('https://tickets.example/cinemas/GSC-KYW?on=2026-10-02')
  expect(sold?.cinemas.map(({ name }) => name)).toEqual(sold?.cinemas.map(({ name }) => name).toSorted())
})

it('names no cinema for a film that is over or not sold, nor anything where nobody knows what is', async () => {
  const later = await committedSource({}, '2026-10-08T00:00:00Z')
  expect(later.sales('movie/mata-terakhir')).toBeDefined()
  expect(filmAvailability(later, filmAt(later, 'movie/mata-terakhir'))).toBeUndefined()
  expect(filmAvailability(later, filmAt(later, 'movie/melaka-1511'))).toBeUndefined()
  const silent = await committedSource({ SKIP_TICKETING: '1' })
  expect(filmAvailability(silent, filmAt(silent, 'movie/redline-kl'))).toBeUndefined()
  expect(cinemaAvailability(silent, silent.entry('cinema', cinema))).toBeUndefined()
})

it('names the films of a cinema by all the ids that they are sold under there', async () => {
  const source = await committedSource()
  const films = cinemaAvailability(source, source.entry('cinema', cinema))?.films ?? []
  const redline = films.find(({ card }) => card.href === '/movie/redline-kl')
  expect(redline?.ids).toEqual(['HO00001412', 'HO00006412'])
  expect(films.length).toBeGreaterThan(5)
})

it('names what is shown now first, from the newest on, and then what is coming, from the nearest on', async () => {
  const asOf = '2026-10-01T12:00:00Z'
  const source = await committedSource({}, asOf)
  const films = cinemaAvailability(source, source.entry('cinema', cinema))?.films ?? []
  const releases = films.map(({ card }) => timesOf(card)?.from ?? '')
  const shown = releases.filter((from) => from <= asOf)
  const coming = releases.filter((from) => from > asOf)
  expect(shown.length).toBeGreaterThan(2)
  expect(coming.length).toBeGreaterThan(2)
  expect(releases).toEqual([...shown.toSorted().reverse(), ...coming.toSorted()])
})
