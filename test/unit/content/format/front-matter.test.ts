import fc from 'fast-check'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import * as yaml from 'yaml'
import { type Plain, writeFrontMatter } from '#content/format/front-matter.ts'
import { cleanLine, cleanLines } from '#content/schema/clean-text.ts'
import { hostileLine, hostileLines, hostileTexts } from '#test/support/inputs/hostile-text.ts'

/** The library that wrote the files before, told to quote what YAML 1.1 would take for something else than text. */
const byLibrary = (value: unknown): string =>
  yaml.stringify(value, {
    lineWidth: 0,
    blockQuote: 'literal',
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    singleQuote: true,
  })

const number = fc.stringMatching(/^[-+.:_0-9eExob~TZtfyn #]{1,12}$/)
const word = fc.constantFrom(
  ...['y', 'Yes', 'ON', 'off', 'null', '~', '<<', 'true', '.nan', '-.INF', '...', '---', '?'],
)
const texts = fc
  .oneof(
    hostileLine.map(cleanLine),
    hostileLines.map(cleanLines),
    number.map(cleanLine),
    word,
    fc.constantFrom(...hostileTexts).map(cleanLine),
  )
  .filter((text) => text !== '')
const scalars = fc.oneof(
  { weight: 5, arbitrary: texts },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).filter((value) => !Object.is(value, -0)),
  fc.constant(true),
)
const names = fc.constantFrom('title', 'text', 'numberOfHalls', 'seo', 'rows')
const { values } = fc.letrec<{ values: Plain; map: { [key: string]: Plain } }>((tie) => ({
  values: fc.oneof({ weight: 4, arbitrary: scalars }, fc.array(tie('values'), { maxLength: 3 }), tie('map')),
  map: fc.dictionary(names, tie('values'), { maxKeys: 4 }),
}))
const entries = fc.dictionary(names, values, { minKeys: 1, maxKeys: 5 }).map((map) => ({ ...map }))

describe('front matter', () => {
  it('is to the byte what the library writes, whatever stands in it', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(writeFrontMatter(entry)).toBe(byLibrary(entry))
      }),
      { numRuns: 5000 },
    )
  })

  it('is read alike by two libraries and two versions of YAML', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const written = writeFrontMatter(entry)
        expect(load(written, { schema: CORE_SCHEMA })).toEqual(entry)
        expect(yaml.parse(written)).toEqual(entry)
        expect(yaml.parse(written, { version: '1.1' })).toEqual(entry)
      }),
      { numRuns: 1000 },
    )
  })
})
