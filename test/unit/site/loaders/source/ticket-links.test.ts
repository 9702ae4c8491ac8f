/** Links to tickets lead as near as the configured addresses do, and there is none where there is nothing to buy. */
import { describe, expect, it } from 'vitest'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { cinemaTicketsUrl, filmTicketsUrl, ticketsHome } from '#site/loaders/source/ticket-links.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { committedSource, sourceOf } from '#test/support/site/site-source.ts'

const film = entryOf('movie', 'redline-kl', { ticketingId: 'HO1' })
const cinema = (await committedSource()).entry('cinema', 'cinema/gsc-kayangan-walk')
const home = { TICKETS_URL: 'https://tickets.example/' }
const own = {
  BOOKING_BY_MOVIE_URL: 'https://tickets.example/films/{id}',
  SHOWTIMES_URL: 'https://tickets.example/cinemas/{id}?on={date}',
}
const at = (sells: boolean): Ticketing => ({
  cinemas: new Map([['cinema/gsc-kayangan-walk', { id: 'GSC-NEW', sells }]]),
  films: new Map(),
})

function links(environment: Readonly<Record<string, string>>, ticketing = noTicketing) {
  const source = sourceOf([film, cinema], environment, ticketing)
  return [filmTicketsUrl(source, film), cinemaTicketsUrl(source, cinema), ticketsHome(source)]
}

describe('links to tickets', () => {
  it('lead to the film, to the cinema, and to the home of the ticketing app', () => {
    expect(links({ ...home, ...own })).toEqual([
      'https://tickets.example/films/HO1',
      'https://tickets.example/cinemas/GSC-KYW?on=',
      'https://tickets.example/',
    ])
  })

  it('fall back to the home, and without one to our list of films', () => {
    expect(links(home)).toEqual(['https://tickets.example/', 'https://tickets.example/', 'https://tickets.example/'])
    expect(links(own)[2]).toBe('/movies')
  })

  it('are not there without addresses, and lead to the home alone where the service is not to be relied on', () => {
    expect(links({})).toEqual([undefined, undefined, undefined])
    expect(links({ ...own, SKIP_TICKETING: '1' })).toEqual([undefined, undefined, undefined])
    expect(links({ ...home, ...own, SKIP_TICKETING: '1' })).toEqual(Array(3).fill('https://tickets.example/'))
  })

  it('lead to a cinema by the id that the ticketing service knows it by, if it sells', () => {
    expect(links({ ...home, ...own }, at(true))[1]).toBe('https://tickets.example/cinemas/GSC-NEW?on=')
    expect(links({ ...home, ...own }, at(false))[1]).toBeUndefined()
    const elsewhere = { cinemas: new Map([['cinema/other', { id: 'X', sells: true }]]), films: new Map() }
    expect(links({ ...home, ...own }, elsewhere)[1]).toBeUndefined()
  })
})
