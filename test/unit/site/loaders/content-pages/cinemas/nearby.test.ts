import { expect, it } from 'vitest'
import { nearbyCinemas } from '#site/loaders/content-pages/cinemas/nearby.ts'
import { distanceBetween, formatDistance } from '#site/shared/geo/distance.ts'
import { committedSource } from '#test/support/site/site-source.ts'

it.each([
  [{ latitude: 3.147, longitude: 101.693 }, { latitude: 3.147, longitude: 101.693 }, 0],
  [{ latitude: 3.147, longitude: 101.693 }, { latitude: 5.414, longitude: 100.329 }, 294],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015],
])('measures from %o to %o: %i km', (from, to, kilometres) => {
  expect(Math.round(distanceBetween(from, to))).toBe(kilometres)
})

it.each([
  [0, '100 m'],
  [0.84, '800 m'],
  [0.96, '1.0 km'],
  [3.21, '3.2 km'],
  [9.96, '10 km'],
  [41.7, '42 km'],
])('says %d km as %s', (kilometres, text) => expect(formatDistance(kilometres)).toBe(text))

it('names the cinemas nearest to one, and not itself', async () => {
  const source = await committedSource()
  const nearby = nearbyCinemas(source, source.entry('cinema', 'cinema/gsc-kayangan-walk'))
  expect(nearby.map(({ id }) => id)).toEqual([
    'aurum-the-meranti',
    'gsc-rimba-sentral',
    'aurum-persiaran-delima',
    'gsc-laman-cakera',
  ])
  expect(nearby[0]?.kicker).toBe('5.3 km · Mont Kiara')
})
