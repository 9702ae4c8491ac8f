import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '#content/schema/clean-text.ts'

describe('cleanText', () => {
  it('makes every line end a line feed', () => {
    expect(cleanText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  })

  it('replaces half surrogate pairs and keeps whole ones', () => {
    expect(cleanText('a\ud83db\ude00c😀')).toBe('a\ufffdb\ufffdc😀')
  })

  it('does not make a pair of two halves that something stood between', () => {
    expect(cleanText('\ud83d\u0000\ude00')).toBe('\ufffd\ufffd')
  })

  it('composes letters and their marks', () => {
    expect(cleanText('e\u0301')).toBe('é')
  })

  it('composes what only a forbidden character kept apart', () => {
    expect(cleanText('e\u0000\u0301')).toBe('é')
  })

  it('removes the characters that HTML forbids', () => {
    expect(cleanText('a\u0000\u0008\u000b\u000c\u001b\u007f\u0085\u009f\ufdd0\uffff\u{1fffe}b')).toBe('ab')
  })

  it('keeps tabs, spaces of any width, marks of direction, zero-width characters and joined emoji', () => {
    const text = '\t\u00a0\u3000\u2028\u200f\u202e\u200b\u200c\ufeff\u00ad👩‍👩‍👧'
    expect(cleanText(text)).toBe(text)
  })

  it('changes nothing the second time', () => {
    const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })
    fc.assert(
      fc.property(anyText, (text) => cleanText(cleanText(text)) === cleanText(text)),
      { numRuns: 500 },
    )
  })
})
