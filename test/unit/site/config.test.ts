import { expect, it } from 'vitest'
import { parseConfig, playerUrl, serviceHome, serviceUrl, ticketOrigins } from '#site/config.ts'
import { variables } from '#site/variables.ts'

it.each([
  'https://gsc.example/site',
  'https://gsc.example?preview=1',
  'https://ann@gsc.example',
  'https://gsc.example#top',
])('refuses the address of a site that is more than an origin: %s', (address) => {
  expect(() => parseConfig({ SITE_URL: address })).toThrow('SITE_URL must be an origin such as https://cinema.example')
})

it('takes an empty value as none', () => {
  expect(parseConfig({ TICKETS_URL: '', SITE_URL: '' })).toMatchObject({
    siteUrl: 'http://127.0.0.1:4173',
    services: { tickets: undefined },
  })
})

it('stops at a wrong value and names it', () => {
  expect(() => parseConfig({ SHOP_URL: 'shop' })).toThrow('SHOP_URL')
  expect(() => parseConfig({ SHOP_URL: 'javascript:alert(1)' })).toThrow('SHOP_URL')
  expect(() => parseConfig({ NO_INDEX: 'perhaps' })).toThrow('NO_INDEX')
  expect(() => parseConfig({ MAP_TILES_URL: 'https://tiles.example/' })).toThrow('{z}')
  expect(() => parseConfig({ SKIP_TICKETING: 'some' })).toThrow('SKIP_TICKETING')
  expect(() => parseConfig({ TAG_MANAGER_ID: '"><script>' })).toThrow('TAG_MANAGER_ID')
  expect(() => parseConfig({ AD_SCRIPT_URL: '//ads.example/x.js' })).toThrow('AD_SCRIPT_URL')
})

it('puts a film into the address of a service', () => {
  const config = parseConfig({
    BOOKING_BY_MOVIE_URL: 'https://t.example/film/{id}/times',
    SHOWTIMES_URL: 'https://t.example/s?x=1',
  })
  expect(serviceUrl(config, 'bookingByMovie', 'HO 1')).toBe('https://t.example/film/HO%201/times')
  expect(serviceUrl(config, 'showtimes', 'C1')).toBe('https://t.example/s?x=1&id=C1')
})

it('leads a link that means no film and no cinema to the home of the ticketing app, where it could not be filled', () => {
  const home = { TICKETS_URL: 'https://t.example/' }
  const [plain, wanting] = ['https://t.example/times', 'https://t.example/cinemas/{id}?on={date}']
  const leadsTo = (environment: object) => serviceHome(parseConfig({ ...environment }), 'showtimes')
  expect(leadsTo({ ...home, SHOWTIMES_URL: wanting })).toBe('https://t.example/')
  expect(leadsTo({ ...home, SHOWTIMES_URL: plain })).toBe(plain)
  expect(leadsTo({ ...home, SHOWTIMES_URL: `${plain}?on={date}` })).toBe(`${plain}?on=`)
  expect(leadsTo({ ...home, SHOWTIMES_URL: plain, SKIP_TICKETING: '1' })).toBe('https://t.example/')
  expect(leadsTo(home)).toBe('https://t.example/')
  expect(leadsTo({ SHOWTIMES_URL: wanting })).toBe('https://t.example/cinemas/?on=')
  expect(leadsTo({ SHOWTIMES_URL: wanting, SKIP_TICKETING: '1' })).toBeUndefined()
  expect(serviceHome(parseConfig(home), 'shop')).toBeUndefined()
})

const places = {
  BOOKING_BY_MOVIE_URL: ['id'],
  SHOWTIMES_URL: ['id', 'date'],
  VIDEO_PLAYER_URL: ['id', 'key'],
  MAP_TILES_URL: ['z', 'x', 'y', 'r'],
}
/** What an address is refused without. */
const together: Readonly<Record<string, object>> = {
  VIDEO_PLAYER_URL: { VIDEO_PLATFORM_API_KEY: 'k' },
  ATTACHMENT_URL: { FORM_KIND: 'drupal', FORM_URL: 'https://forms.example/' },
}
const addresses = Object.keys(variables.shape).filter((name) => name.endsWith('_URL'))

it.each(addresses)('has no place in %s that nothing would fill', (name) => {
  const known = Object.entries(places).find(([with_]) => with_ === name)?.[1] ?? []
  const withAll = known.map((place) => `{${place}}`).join('/')
  const environment = { ...together[name], [name]: `https://s.example/${withAll}` }
  expect(() => parseConfig(environment)).not.toThrow()
  for (const place of ['{id}', '{date}', '{cinema}', '%7Bday%7D', '{}'].filter((one) => !withAll.includes(one)))
    expect(() => parseConfig({ ...environment, [name]: `https://s.example/${withAll}${place}` }), place).toThrow(name)
})

it('fills places whose braces are written as browsers write them', () => {
  const config = parseConfig({
    SHOWTIMES_URL: 'https://t.example/%7Bid%7D',
    VIDEO_PLAYER_URL: 'https://player.example/%7bid%7d',
  })
  expect(serviceUrl(config, 'showtimes', 'C1')).toBe('https://t.example/C1')
  expect(playerUrl(config, 'v')).toBe('https://player.example/v')
})

it('leads to the general address of the ticketing service where it is not to be relied on', () => {
  const config = parseConfig({ BOOKING_BY_MOVIE_URL: 'https://t.example/film/{id}', SKIP_TICKETING: '1' })
  expect(serviceUrl(config, 'bookingByMovie', 'HO1')).toBeUndefined()
})

it('knows where browsers ask for showtimes, and which services these may lead to', () => {
  const config = parseConfig({
    TICKETS_URL: 'https://t.example/app',
    BOOKING_BY_MOVIE_URL: 'https://t.example/film/{id}',
    SHOWTIMES_API_URL: 'https://api.t.example/showtimes',
  })
  expect(config.showtimesApi).toBe('https://api.t.example/showtimes')
  expect(ticketOrigins(config)).toEqual(['https://t.example', 'https://api.t.example'])
  expect(parseConfig({ SHOWTIMES_API_URL: 'https://t.example', SKIP_TICKETING: '1' }).showtimesApi).toBeUndefined()
})

it('loads nothing of others unless it is configured', () => {
  expect(parseConfig({ TAG_MANAGER_ID: '', AD_SCRIPT_URL: '' })).toMatchObject({
    tagManager: undefined,
    adScript: undefined,
  })
  expect(parseConfig({ TAG_MANAGER_ID: 'GTM-ABC123' }).tagManager).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  )
})
