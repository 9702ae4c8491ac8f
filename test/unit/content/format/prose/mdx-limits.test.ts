/** What one text may cost: the time grows no faster than the text, and what has no measure is refused. */
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { findForbidden, parseMdx, plainText, printMdx } from '#content/format/prose/mdx.ts'
import { fromRuns } from '#content/format/prose/mdx-inline.ts'
import { type Mark, marks, type Run, textRun } from '#content/format/prose/mdx-runs.ts'
import { cleanLine } from '#content/schema/clean-text.ts'
import { payloadCmsReaders } from '#exporter/sources/payload-cms/field-readers.ts'
import { cpuTime } from '#test/support/cpu-time.ts'
import { document, paragraph, text } from '#test/support/inputs/lexical-builders.ts'

const someMarks = (bits: number): Mark[] => marks.filter((_, bit) => (bits >> bit) & 1)

const rows: Readonly<Record<string, (index: number) => Run>> = {
  'one mark in turn': (index) => textRun(`Word ${index}. `, index % 2 ? ['strong'] : []),
  'every mark in turn': (index) => textRun(`w${index} `, someMarks(index)),
  'marks by chance, and blanks': (index) =>
    textRun(index % 3 ? `w${index}` : ' ', someMarks((index * 2654435761) >>> 7)),
  'links that touch': (index) => textRun(`w${index}`, index % 3 ? ['strong'] : [], index % 2 ? '/a' : '/b'),
  'line breaks': (index) =>
    index % 3 ? textRun(`w${index}`, someMarks(index)) : { leaf: { type: 'break' }, marks: ['strong'] },
}

const printed = (row: (index: number) => Run, count: number): string =>
  printMdx({
    type: 'root',
    children: [{ type: 'paragraph', children: fromRuns(Array.from({ length: count }, (_, index) => row(index))) }],
  })

describe('runs of marks', () => {
  it.each(Object.entries(rows))('are printed in a time that grows like their number: %s', (_, row) => {
    printed(row, 1000)
    // Linear is 8, quadratic 64.
    expect(cpuTime(() => printed(row, 8000)) / cpuTime(() => printed(row, 1000))).toBeLessThan(28)
  })

  it.each(['links that touch', 'every mark in turn'])(
    'are refused before Markdown takes minutes for them: %s',
    (name) => {
      const source = printed(rows[name] ?? (() => textRun('')), 20_000)
      const { length } = source
      // Microseconds for each letter; Markdown would take a thousand times as many.
      expect(cpuTime(() => expect(() => parseMdx(source)).toThrow(/more than 10000 marks/)) / length).toBeLessThan(1)
    },
  )

  it('are a problem of the export, with what to do', () => {
    const told: string[] = []
    payloadCmsReaders([]).prose(
      document(paragraph(...Array.from({ length: 8000 }, (_, i) => text('a', i % 2)))),
      { kind: 'prose' },
      {
        isPublished: () => true,
        waitFor: () => undefined,
        report: ({ severity, message, hint }) => told.push(`${severity}: ${message}. ${hint}`),
      },
    )
    expect(told).toEqual([
      expect.stringMatching(/^blocks: more than 10000 marks .* Divide it into several paragraphs\.$/),
    ])
  })

  it('are as many as anybody likes in several paragraphs, and behind backslashes', () => {
    const many = Array.from({ length: 20 }, () => '**a** b '.repeat(400).trim()).join('\n\n')
    expect(parseMdx(many).children).toHaveLength(20)
    expect(plainText(parseMdx('\\*'.repeat(20_000)))).toBe('*'.repeat(20_000))
  })
})

describe('nesting without end', () => {
  it.each([
    ['quotes', `${'> '.repeat(5000)}a`],
    ['quotes within the measure', `${'> '.repeat(200)}a`],
    ['lists within the measure', `${'1. '.repeat(100)}a`],
    ['lists line by line', Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
    ['lists', `${'- '.repeat(5000)}a`],
    ['quotes in lists', `${'- > '.repeat(2500)}a`],
    ['tags', `a ${'<u>'.repeat(3000)}a${'</u>'.repeat(3000)}`],
    ['marks', `${'*a **b '.repeat(1200)}c${'** *'.repeat(1200)}`],
    ['marks of tildes', `${'~~a '.repeat(2000)}${' ~~b'.repeat(2000)}`],
  ])('ends in a clear problem, or in a tree that every walk can go through: %s', (_, source) => {
    try {
      const tree = parseMdx(source)
      findForbidden(tree)
      plainText(tree)
      printMdx(tree)
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemError)
      expect((error as ProblemError).problems).toMatchObject([
        { message: expect.stringMatching(/in each other$/), hint: 'Make lists and quotes flatter.' },
      ])
    }
  })

  it('is refused at its line', () => {
    expect(() => parseMdx(`a\n\n${'> '.repeat(300)}b`)).toThrow(/^line 3, column 1: more than 250 things in each other/)
  })
})

it('refuses a table that is small as text and has millions of cells', () => {
  const wide = `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n`
  expect(() => parseMdx(`${wide}${'|a|\n'.repeat(3000)}`)).toThrow(/a table of more than 20000 cells/)
})

it.each([
  ['a field of one line', cleanLine],
  ['prose', compileProse],
])('a row of spaces is read in a time that grows like it: in %s', (_, read) => {
  const source = `é${' '.repeat(30_000)}b`
  // Microseconds for each letter: the square of them would be fifty times as many.
  expect(cpuTime(() => read(source)) / source.length).toBeLessThan(5)
})
