/** Prose as people might write it by hand: what one printing gives, a second one must not change. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { findForbidden, parseMdx, plainText, printMdx } from '#content/format/prose/mdx.ts'

const pieces = [
  ...['a', 'b', 'A', 'é', '1', '.', '. ', 'One. ', '!', ' ', '  ', '\t', '\n', '\n\n', '\n\n\n', '  \n', '\\\n', '\\'],
  ...['- ', '  - ', '    - ', '* ', '+ ', '1. ', '12. ', '1) ', '   ', '- [ ] ', '- [x] ', '> ', '>\n', '> > '],
  ...[
    '## ',
    '### ',
    '---\n',
    '***\n',
    '===\n',
    '```\n',
    '```js\n',
    '| a | b |\n| - | - |\n| c | d |\n',
    '| a\n|:-:\n',
    '|',
  ],
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    '`',
    '``',
    '[',
    '](/b)',
    '[a](/b)',
    '<u>',
    '</u>',
    '<sub>x</sub>',
    '"',
    '(',
    ')',
  ],
  ...['&amp;', '&#32;', '&#x9;', '&#xA;', '&nbsp;', '&#x338;', '&#xFEFF;', '\u0338', '\\*', '\\_', '\\<', '\\{', '\\`'],
  '<Figure file="file/x" caption={"a\\nb"} />',
  '<CallToAction label="x" link="ref:cinema/a" />',
  '<DataTable headerRow headerColumn={false} rows={[[{"text":"a"}]]} />',
]

const sources = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 18 }).map((parts) => parts.join(''))

describe('prose of any shape', () => {
  it('is printed in a form that stays, with the same text', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const tree = parsed(source)
        fc.pre(tree !== undefined && findForbidden(tree).length === 0)
        const printed = printMdx(tree)
        const back = parseMdx(printed)
        expect(printMdx(back)).toBe(printed)
        expect(findForbidden(back)).toEqual([])
        expect(letters(plainText(back))).toBe(letters(plainText(tree)))
      }),
      { numRuns: 1500 },
    )
  })
})

function parsed(source: string) {
  try {
    return parseMdx(source)
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}

const letters = (text: string) => text.replace(/\s+/gu, '').normalize('NFC')
