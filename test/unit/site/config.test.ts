import { expect, it } from 'vitest'
import { parseConfig, serviceUrl, ticketOrigins } from '#site/config.ts'

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
