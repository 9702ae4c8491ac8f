/** Turns an entry of the contract into what Payload keeps: the exporter's mapping, backwards. */
import type * as z from 'zod'
import { parseMdx } from '../../../../../content/format/prose/mdx.ts'
import { blockShapes } from '../../../../../content/format/walk-fields.ts'
import { type Entry, fieldsOf } from '../../../../../content/schema/entry-types.ts'
import { type FieldKind, type FieldMeta, fieldMeta, unwrap } from '../../../../../content/schema/field.ts'
import { collectionOf } from '../names.ts'
import { mdastToLexical } from '../rich-text/mdx-to-lexical.ts'
import { toLink } from './to-link.ts'

type Values = Readonly<Record<string, unknown>>
type Writer = (value: unknown, meta: FieldMeta, schema: z.core.$ZodType) => unknown

const same: Writer = (value) => value
const nothing: Writer = () => undefined

const writers = {
  blocks: (value, _, schema) => {
    const shapes = blockShapes((schema as z.ZodArray).def.element as z.ZodDiscriminatedUnion)
    return (value as Values[]).map((block) => ({
      blockType: block['type'],
      ...toValues(shapes[String(block['type'])] ?? {}, block),
    }))
  },
  boolean: same,
  select: same,
  multiSelect: same,
  day: same,
  fixed: nothing,
  group: (value, _, schema) => toValues((schema as z.ZodObject).shape, value as Values),
  instant: same,
  multilineText: same,
  link: (value) => toLink(String(value)),
  list: (value, _, schema) =>
    (value as Values[]).map((row) => toValues(((schema as z.ZodArray).def.element as z.ZodObject).shape, row)),
  measured: nothing,
  number: same,
  prose: (value) => mdastToLexical(parseMdx(String(value)), { collectionOf }),
  reference: (value, meta) => toReference(String(value), meta),
  references: (value, meta) => (value as string[]).map((reference) => toReference(reference, meta)),
  text: same,
  textList: same,
  time: same,
} as const satisfies Record<FieldKind, Writer>

/** The fields of an entry in Payload's spelling, with the entry's id. */
export function toDocument(entry: Entry): Values {
  return { id: entry.id, ...toValues(fieldsOf(entry.type), entry) }
}

function toValues(shape: z.core.$ZodShape, values: Values): Values {
  const written = Object.entries(shape).map(([name, schema]) => {
    const value = values[name]
    const meta = fieldMeta(schema)
    const write: Writer = writers[meta.kind]
    return [name, value === undefined ? undefined : write(value, meta, unwrap(schema))] as const
  })
  return Object.fromEntries(written.filter(([, value]) => value !== undefined))
}

/** `movie/x` → 'x'; where several types may be meant, with the collection beside it. */
function toReference(reference: string, { to }: FieldMeta): unknown {
  const [type = '', id = ''] = reference.split('/')
  return to?.length === 1 ? id : { relationTo: collectionOf(type), value: id }
}
