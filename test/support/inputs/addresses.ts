/** Addresses that links might have: right ones, wrong ones, and such as have fooled browsers. */
import fc from 'fast-check'

const starts = ['', '/', '//', '/\\', '#', 'ref:movie/a', 'service:', 'https://a.example/', 'http://[::1]', 'https://']
const more = [
  'mailto:a@b.example',
  'mailto:',
  'tel:+60',
  'tel:',
  'javascript:',
  'data:',
  'https://a.example@b.example/',
]
const rest = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'/?#&=%@:.-_~!$\'()*+,;[]|{}^`\\<>" aZ09é漢😀'),
    fc.constantFrom('%41', '%', '%2', '%zz', '\u0000', '\t', '\n', '\u00a0', '\u202e', '\ud800', '&amp;', '..', '*a*'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
})

export const addresses = fc.tuple(fc.constantFrom(...starts, ...more), rest).map(([start, end]) => start + end)
