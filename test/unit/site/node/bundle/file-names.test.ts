import { expect, it } from 'vitest'
import { fileName } from '#site/node/bundle/file-names.ts'

it.each(['share-button', 'popup-card', 'ad', 'track-visits', 'cookie-notice'])(
  'leaves out “%s”, which blockers look for',
  (name) => {
    expect(fileName(name)).toBe('[hash]')
  },
)

it.each(['add-unless-used', 'shared', 'film-hero', 'embla-carousel.esm', 'showtimes'])('keeps “%s”', (name) => {
  expect(fileName(name)).toBe('[name]-[hash]')
})
