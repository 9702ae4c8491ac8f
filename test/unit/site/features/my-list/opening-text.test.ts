import { expect, it } from 'vitest'
import { openingText, opensSoon } from '#site/features/my-list/opening-text.ts'

/** A Thursday. */
const release = '2026-11-12T00:00:00+08:00'

it.each([
  ['2026-10-01T12:00:00+08:00', 'opens on 12 November 2026', false],
  ['2026-11-05T23:59:00+08:00', 'opens on 12 November 2026', false],
  ['2026-11-06T00:00:00+08:00', 'opens on Thursday', true],
  ['2026-11-10T12:00:00+08:00', 'opens on Thursday', true],
  ['2026-11-11T23:59:00+08:00', 'opens tomorrow', true],
  ['2026-11-12T00:00:00+08:00', undefined, false],
])('at %s a film of 12 November %s', (now, words, isSoon) => {
  expect(openingText(release, Date.parse(now))).toBe(words)
  expect(opensSoon(release, Date.parse(now))).toBe(isSoon)
})
