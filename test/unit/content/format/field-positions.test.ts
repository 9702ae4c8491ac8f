import { expect, it } from 'vitest'
import { fieldPositionsIn } from '#content/format/field-positions.ts'

const mdx = `---
type: faq
title: A question
plain: One [two](/three)
quoted: 'One [two](/three)'
literal: |-
  First.

  Then [two](/three)
rows:
  - text: |-
      One [two](/three)
---

First.

Then [two](/three)
`

const placeOf = (source: string, path: readonly (string | number)[], text: string, line: number, column: number) =>
  fieldPositionsIn(source).placeOf(path, text, { line, column })

/** What stands there, so that nobody need count. */
const at = (source: string, { line, column = 1 }: { line: number; column?: number }) =>
  source.split('\n')[line - 1]?.slice(column - 1)

it.each([
  ['the body', ['body'], 'First.\n\nThen [two](/three)', 3, 6],
  ['a block of lines', ['literal'], 'First.\n\nThen [two](/three)', 3, 6],
  ['a line', ['plain'], 'One [two](/three)', 1, 5],
  ['a row', ['rows', 0, 'text'], 'One [two](/three)', 1, 5],
] as const)('finds a place within %s', (_, path, text, line, column) => {
  expect(at(mdx, placeOf(mdx, path, text, line, column))).toBe('[two](/three)')
})

it('finds a place within quotes', () => {
  expect(at(mdx, placeOf(mdx, ['quoted'], 'One [two](/three)', 1, 5))).toBe("[two](/three)'")
})

it('finds a place in JSON, and the line of the field where the text has line ends', () => {
  const json = '{\n  "type": "notification",\n  "text": "One [two](/three)",\n  "other": "a\\nb [c](/d)"\n}\n'
  expect(at(json, placeOf(json, ['text'], 'One [two](/three)', 1, 5))).toBe('[two](/three)",')
  expect(placeOf(json, ['other'], 'a\nb [c](/d)', 2, 3)).toEqual({ line: 4 })
})
