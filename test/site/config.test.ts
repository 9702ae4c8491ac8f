import { expect, it } from 'vitest'
import { parseConfig, serviceUrl } from '#site/config.ts'

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
})

it('puts a film into the address of a service', () => {
  const config = parseConfig({
    BOOKING_BY_MOVIE_URL: 'https://t.example/film/{id}/times',
    SHOWTIMES_URL: 'https://t.example/s?x=1',
  })
  expect(serviceUrl(config, 'bookingByMovie', 'HO 1')).toBe('https://t.example/film/HO%201/times')
  expect(serviceUrl(config, 'showtimes', 'C1')).toBe('https://t.example/s?x=1&id=C1')
})
