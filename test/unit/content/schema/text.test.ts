/** What a text of a field may hold: the same for the schema, the exporter and the forms of the CMS. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { entryFile, readEntry, writeEntry } from '#content/format/entry-file.ts'
import { cleanLine, cleanLines, cleanText } from '#content/schema/clean-text.ts'
import { entryTypeNames, entryTypes } from '#content/schema/entry-types.ts'
import { type FieldKind, fieldMeta, unwrap } from '#content/schema/field.ts'
import { multilineText, prose, text, textList } from '#content/schema/field-kinds.ts'
import { payloadCmsReaders } from '#exporter/sources/payload-cms/field-readers.ts'
import type { ReadContext } from '#exporter/sources/source.ts'
import { checkBy } from '#test/support/cms/src/fields/contract-check.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { hostileLine, hostileLines } from '#test/support/inputs/hostile-text.ts'

const kinds = [
  ['text', text(), cleanLine],
  ['multilineText', multilineText(), cleanLines],
  ['prose', prose(), cleanText],
] as const

const unclean = ['a\u0000b', 'a\u001b[31mb', 'a\u0085b', 'a\ufdd0b', 'a\ud800', 'e\u0301', 'a\r\nb', '\u{1ffff}']

describe('a text of a field', () => {
  describe.each(kinds)('of the kind %s', (_, schema, clean) => {
    it.each(unclean)('is refused with a reason if cleaning would change it: %j', (value) => {
      expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
        expect.stringContaining('control characters'),
      ])
    })

    it('is taken if it is clean, and only then, whatever it holds', () => {
      fc.assert(
        fc.property(fc.oneof(hostileLine, hostileLines), (value) => {
          const short = value.slice(0, 150)
          expect(schema.safeParse(short).success).toBe(short !== '' && clean(short) === short)
          expect(schema.safeParse(clean(short)).success).toBe(clean(short) !== '')
        }),
        { numRuns: 1000 },
      )
    })
  })

  it('is refused in every field of every type that an editor types into', () => {
    const typed: readonly FieldKind[] = [
      'text',
      'textList',
      'multilineText',
      'prose',
      'select',
      'multiSelect',
      'day',
      'time',
      'instant',
    ]
    for (const type of entryTypeNames) {
      for (const [name, schema] of Object.entries(entryTypes[type].schema.shape)) {
        const { kind } = fieldMeta(schema)
        if (!typed.includes(kind)) continue
        const isMany = kind === 'textList' || kind === 'multiSelect'
        const result = (unwrap(schema) as z.ZodType).safeParse(isMany ? ['a\u0000b'] : 'a\u0000b')
        expect(result.success, `${type}.${name}`).toBe(false)
      }
    }
  })

  it('is refused in a file of the content folder, with the line', () => {
    const source = writeEntry(entryOf('notification', 'rain')).replace('It rains.', 'It\\u0000 rains.')
    expect(() => readEntry(entryFile(entryOf('notification', 'rain')), source)).toThrow(
      /^entries\/notification\/rain\.json:\d+, text: holds control characters/,
    )
  })

  it('comes out of the exporter as the schema takes it', () => {
    const readers = payloadCmsReaders([])
    const context: ReadContext = { isPublished: () => true, waitFor: () => undefined, report: () => undefined }
    fc.assert(
      fc.property(fc.oneof(hostileLine, hostileLines), (value) => {
        for (const schema of [text({ max: 1e6 }), multilineText({ max: 1e6 })]) {
          const meta = fieldMeta(schema)
          const read = readers[meta.kind as 'text' | 'multilineText'](value, meta, context)
          expect(read === undefined || schema.safeParse(read).success).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the forms of the CMS', () => {
  it('take what the exporter will clean', () => {
    const check = checkBy(text(), 'always')
    for (const value of [' a ', 'e\u0301', 'a\u001bb', 'a\u2028b']) expect(check(value, {})).toBe(true)
    expect(checkBy(textList(), 'always')(['e\u0301'], {})).toBe(true)
  })

  it.each([
    ['text', text(), 'a\u0000b'],
    ['multilineText', multilineText(), 'a\nb\u0000c'],
    ['textList', textList(), ['a', 'b\u0000c']],
  ] as const)('refuse what the database would cut off, in %s', (_, schema, value) => {
    expect(checkBy(schema, 'always')(value, {})).toMatch(/NUL/)
  })
})
