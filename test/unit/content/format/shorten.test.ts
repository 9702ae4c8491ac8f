import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shorten } from '#content/format/shorten.ts'

const boundaries = (text: string): Set<number> =>
  new Set([...new Intl.Segmenter('en').segment(text)].map(({ index }) => index).concat(text.length))

const pieces = [
  'word ',
  'a',
  ', ',
  '长夜',
  '茶馆，',
  'โรงภาพยนตร์',
  'நெருப்புப் ',
  '👩‍👩‍👧',
  '\u{20000}',
  'e\u0301',
  '🇲🇾',
  ' ',
  '…',
]
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 60 })
  .map((parts) => parts.join(''))

describe('a text that is shortened', () => {
  it('is as it was where it fits, else ends between two characters, and is never longer than it may be', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 80 }), (text, longest) => {
        const short = shorten(text, longest)
        expect(short.length).toBeLessThanOrEqual(longest)
        expect(short === text).toBe(text.length <= longest)
        if (short === text) return
        expect(short.endsWith('…')).toBe(true)
        const kept = short.slice(0, -1)
        expect(text.startsWith(kept)).toBe(true)
        expect(boundaries(text).has(kept.length)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('loses no more than a third to the end of a word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:[a-z]{1,9} ){40}$/), (text) => {
        expect(shorten(text, 90)).toMatch(/[a-z]…$/)
        expect(shorten(text, 90).length).toBeGreaterThan(59)
      }),
    )
  })
})
