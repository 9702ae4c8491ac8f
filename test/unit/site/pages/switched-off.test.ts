/** Each service on its own switched off: what pages show then, with all others there. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { repository } from '#test/support/repository.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

const all = {
  TICKETS_URL: 'https://tickets.example/',
  BOOKING_BY_MOVIE_URL: 'https://films.example/{id}',
  SHOWTIMES_URL: 'https://cinemas.example/{id}?on={date}',
  SHOWTIMES_API_URL: 'https://live.example/showtimes',
  APP_URL: 'https://app.example/',
  SHOP_URL: 'https://shop.example/',
  SIGN_IN_URL: 'https://sign-in.example/',
  MEMBER_URL: 'https://member.example/',
  FORM_URL: 'https://forms.example/submissions',
}
type Service = keyof typeof all

const pages = [
  '/movie/redline-kl',
  '/cinema/gsc-kayangan-walk',
  '/shop/about-keepsake',
  '/rewards',
  '/contact-us',
  '/',
] as const

const { entries: stored, ticketing } = await loadSnapshot(join(repository, 'content'))
const entries = [...stored.values()].map(({ entry }) => entry)

/** All that a visitor is led to or told, on the pages above and around them. */
function siteWithout(...names: readonly (Service | 'ticketing')[]) {
  const configured = Object.entries(all).filter(([name]) => !names.includes(name as Service))
  const skipped = { SKIP_TICKETING: names.includes('ticketing') ? '1' : '0' }
  const source = sourceOf(entries, { ...Object.fromEntries(configured), ...skipped }, ticketing)
  const load = (path: string) => {
    const page = sitePages(source).find((one) => one.path === path)
    if (!page) throw new Error(`There is no page at ${path}.`)
    return loadPage(source, page).payload.data
  }
  const [film, cinema] = pages.map(load) as unknown as [
    { tickets?: string; sold?: { live?: object; cinemas: { tickets?: string }[] } },
    { showtimes?: string; sold?: { live?: object } },
  ]
  const layout = layoutOf(source)
  return {
    header: layout.services,
    blocks: layout.blocks.app.length,
    film: film.tickets,
    atCinemas: film.sold?.cinemas[0]?.tickets,
    cinema: cinema.showtimes,
    isLive: [film.sold?.live, cinema.sold?.live].map((live) => live !== undefined),
    text: JSON.stringify([
      layout,
      ...pages.map(load),
      load('/shop/gsc-gifts-passes'),
      load('/promotion/student-tuesday'),
    ]),
  }
}

const host = (name: Service): string => new URL(all[name].replaceAll(/[{}]/g, '')).host

it('leads to each of them where all are there', () => {
  const { text, blocks, isLive } = siteWithout()
  for (const name of Object.keys(all) as Service[]) expect(text, name).toContain(host(name))
  expect([blocks, isLive]).toEqual([1, [true, true]])
})

it.each(Object.keys(all) as Service[])('leads nowhere in place of %s, and to all others', (off) => {
  const { text } = siteWithout(off)
  for (const name of Object.keys(all) as Service[]) expect(text.includes(host(name)), name).toBe(name !== off)
  expect(text).not.toMatch(/service:|\{id\}|undefined/)
})

it('falls back from cinema and film to the home of the ticketing app, and from there to our list of films', () => {
  expect(siteWithout('BOOKING_BY_MOVIE_URL')).toMatchObject({ film: all.TICKETS_URL })
  expect(siteWithout('SHOWTIMES_URL')).toMatchObject({ cinema: all.TICKETS_URL, atCinemas: undefined })
  expect(siteWithout('TICKETS_URL')).toMatchObject({
    header: { tickets: '/movies' },
    film: 'https://films.example/HO00001412',
    cinema: 'https://cinemas.example/GSC-KYW?on=',
  })
  const none = siteWithout('TICKETS_URL', 'BOOKING_BY_MOVIE_URL', 'SHOWTIMES_URL')
  expect([none.header.tickets, none.film, none.cinema, none.atCinemas]).toEqual(Array(4).fill(undefined))
})

it('says where a film is sold without live showtimes, and relies on none where ticketing is skipped', () => {
  const { isLive, atCinemas } = siteWithout('SHOWTIMES_API_URL')
  expect([isLive, atCinemas]).toEqual([[false, false], 'https://cinemas.example/AUR-PSD?on={date}'])
  const skipped = siteWithout('ticketing')
  expect(skipped).toMatchObject({ film: all.TICKETS_URL, cinema: all.TICKETS_URL, isLive: [false, false] })
  for (const name of ['BOOKING_BY_MOVIE_URL', 'SHOWTIMES_URL', 'SHOWTIMES_API_URL'] as const)
    expect(skipped.text, name).not.toContain(host(name))
})

it('offers no app, no shop and no account without their addresses', () => {
  expect(siteWithout('APP_URL').blocks).toBe(0)
  const { header } = siteWithout('SIGN_IN_URL', 'MEMBER_URL', 'APP_URL')
  expect(Object.keys(header)).toEqual(['tickets'])
})
