import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable, printableLines, printableTexts } from '#content/format/printable.ts'
import { hostileLine, hostileLines } from '#test/support/inputs/hostile-text.ts'
import { obeyed, orders } from '#test/support/inputs/orders.ts'

describe('what is printed', () => {
  it.each([
    ['Redline KL', 'Redline KL'],
    ['长夜茶馆 👩‍🚀 நெருப்புப் பூ “A: b”, 12:30', '长夜茶馆 👩‍🚀 நெருப்புப் பூ “A: b”, 12:30'],
    ['## Heading, #1 of 2, std::vector', '## Heading, #1 of 2, std::vector'],
    ['\u001b[2J\u009b31m', '\\u001b[2J\\u009b31m'],
    ['a\nb\r\nc\u2028d\u0085e', 'a\\u000ab\\u000d\\u000ac\\u2028d\\u0085e'],
    ['\u202egpj.exe', '\\u202egpj.exe'],
    ['::stop-commands::x', '\\u003a:stop-commands::x'],
    [' \t::error::x', ' \\u0009\\u003a:error::x'],
    ['  ::error::x', '  \\u003a:error::x'],
    ['a ##[stop-commands]x ##vso[task]y', 'a #\\u0023[stop-commands]x #\\u0023vso[task]y'],
    ['\ud800', '\\ud800'],
  ])('shows %j as %s', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  it('gives no orders to a terminal or to CI, whatever the text', () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom(...orders), hostileLine)).map((parts) => parts.join(''))
    fc.assert(
      fc.property(hostile, (text) => {
        expect(obeyed(printable(text))).toEqual([])
        expect(printable(text)).not.toContain('\n')
        expect(printable(printable(text))).toBe(printable(text))
      }),
    )
  })

  it('keeps line breaks where they are meant, and no line gives orders', () => {
    const hostile = fc.array(fc.oneof(fc.constantFrom(...orders), hostileLines)).map((parts) => parts.join('\n'))
    fc.assert(
      fc.property(hostile, (text) => {
        expect(obeyed(printableLines(text))).toEqual([])
        expect(printableLines(text).split('\n')).toHaveLength(text.split('\n').length)
      }),
    )
  })

  it('leaves the data of a line of JSON as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hostileLine, fc.constantFrom(...orders))), (texts) => {
        const line = JSON.stringify({ texts })
        expect(JSON.parse(printable(line))).toEqual(JSON.parse(line))
        expect(obeyed(printable(line))).toEqual([])
      }),
    )
  })

  it('reaches every text of a value, and leaves numbers and absences alone', () => {
    expect(printableTexts({ a: ['\u0007'], b: { c: 1, d: undefined, e: null }, f: true })).toEqual({
      a: ['\\u0007'],
      b: { c: 1, d: undefined, e: null },
      f: true,
    })
  })
})
