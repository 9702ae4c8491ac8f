/** Texts that editors paste and attackers type: everything that some format downstream could take for syntax. */
import fc from 'fast-check'
import { cleanLine, cleanLines } from '#content/schema/clean-text.ts'

export const hostileTexts = [
  'no',
  'yes',
  'null',
  '~',
  'true',
  '012',
  '0x1F',
  '1e3',
  '1_000',
  '.inf',
  '12:30:45',
  '2026-10-01',
  '2026-10-01T00:00:00Z',
  '=',
  '<<',
  ': ',
  'a: b',
  'a #b',
  '# a',
  '- a',
  '? a',
  '---',
  '...',
  '--- a',
  '!tag',
  '&anchor',
  '*alias',
  '[a',
  '{a',
  '%a',
  '@a',
  '`a`',
  '|',
  '>',
  '"',
  "'",
  "''",
  '\\',
  '{alert(1)}',
  '{/* a */}',
  '$'.concat('{a}'),
  '<script>alert(1)</script>',
  '<Figure />',
  '</div>',
  '<!-- a -->',
  'import a from "b"',
  'export default 1',
  '&amp;',
  '&#x7b;',
  '&lt;',
  '[a](javascript:alert(1))',
  '![a](b)',
  '**a**',
  '_a_',
  '~~a~~',
  '| a | b |',
  '1. a',
  '+ a',
  '> a',
  '===',
  '***',
  '```',
  '~~~',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202eabc\u202c',
  '\u200bzero\u200d\ufeff',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ufffe',
  'e\u0301',
  '👩‍🚀',
  'நெருப்புப் பூ',
  '长夜茶馆',
  'a\\',
  'a  ',
  '\ta',
  '__proto__',
  'constructor',
] as const

/** One line of hostile text: pieces of the list, glued to each other and to arbitrary characters. */
export const hostileLine = fc
  .array(fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 12 }), fc.constant(' ')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

/** Several lines of it. */
export const hostileLines = fc.array(hostileLine, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n'))

/** As much of a text as fits into a field of one line, or of several; `x` where nothing is left. */
export const asLine = (text: string, max: number): string => cleanLine(cut(cleanLine(text), max)) || 'x'
export const asLines = (text: string, max: number): string => cleanLines(cut(cleanLines(text), max)) || 'x'

const cut = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
