/** Converts Payload's values of each kind (REST, `depth=0`) to the schema's form. */
import * as z from 'zod'
import { cleanLine, cleanLines } from '#content/schema/clean-text.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { FieldMeta } from '#content/schema/field.ts'
import { lexicalToMdast } from '../../rich-text/lexical-to-mdast.ts'
import { internalPath } from '../../rich-text/link-url.ts'
import { printProse } from '../../rich-text/print-prose.ts'
import { type FieldReaders, published, type ReadContext, type SourceRow, type SourceValues } from '../source.ts'
import { typeOf, withoutOwnFields } from './collections.ts'

const polymorphic = z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) })

const linkParts = z.object({
  kind: z.string().nullish(),
  entry: polymorphic.nullish(),
  fragment: z.string().nullish(),
  address: z.string().nullish(),
  service: z.string().nullish(),
})

/** @param ownOrigins addresses of the site: a pasted link to one of them becomes a path. */
export function payloadCmsReaders(ownOrigins: readonly string[]): FieldReaders {
  return {
    text: (value) => textOr(value, cleanLine),
    multilineText: (value) => textOr(value, cleanLines),
    textList: (value) => (Array.isArray(value) ? value.map((item) => cleanLine(String(item))) : value),
    number: (value) => value,
    boolean: (value) => value,
    select: (value) => textOr(value, (text) => text),
    multiSelect: (value) => value,
    day: (value) => textOr(value, (text) => text.slice(0, 10)),
    time: (value) => textOr(value, (text) => text),
    instant: (value) => textOr(value, (text) => text.replace(/\.000Z$/, 'Z')),
    reference: (value, meta, context) => published(keyOf(value, meta), context),
    references: (value, meta, context) =>
      Array.isArray(value) ? value.flatMap((item) => published(keyOf(item, meta), context) ?? []) : value,
    link: (value, _, context) => readLink(value, ownOrigins, context),
    prose: (value, _, context) => readProse(value, ownOrigins, context),
    rows: (value) => (Array.isArray(value) ? value.map(readRow) : []),
  }
}

/** Undefined for an empty text, which a cleared field holds. */
function textOr(value: unknown, read: (text: string) => string): unknown {
  return typeof value === 'string' ? read(value) || undefined : value
}

function readRow(row: SourceValues): SourceRow {
  const block = row['blockType']
  return { values: withoutOwnFields(row), ...(typeof block === 'string' ? { block } : {}) }
}

/** `<type>/<id>` of a relation: an id where it leads to one collection, else an object that names the collection. */
function keyOf(value: unknown, { to = [] }: FieldMeta): string | undefined {
  const named = polymorphic.safeParse(value)
  if (named.success) return keyOfRelation(named.data)
  return typeof value === 'string' || typeof value === 'number' ? `${to[0]}/${value}` : undefined
}

function keyOfRelation({ relationTo, value }: z.output<typeof polymorphic>): string | undefined {
  const type = typeOf(relationTo)
  return type && entryKey({ type, id: String(value) })
}

function readLink(value: unknown, ownOrigins: readonly string[], context: ReadContext): string | undefined {
  const parts = linkParts.safeParse(value)
  if (!parts.success) {
    context.report({
      severity: 'blocks',
      message: 'is not a link as we know it',
      hint: 'Choose the target of the link again.',
    })
    return undefined
  }
  const { kind, entry, fragment, address, service } = parts.data
  if (kind === 'entry' && entry) {
    const key = published(keyOfRelation(entry), context)
    return key && `ref:${key}${fragment ? `#${fragment}` : ''}`
  }
  if (kind === 'service' && service) return `service:${service}`
  return kind === 'address' && address ? internalPath(address.trim(), ownOrigins) : undefined
}

function readProse(value: unknown, ownOrigins: readonly string[], context: ReadContext): string | undefined {
  const tree = lexicalToMdast(value, {
    ownOrigins,
    reference: (collection, id) => {
      const key = keyOfRelation({ relationTo: collection, value: id })
      if (!key)
        context.report({
          severity: 'blocks',
          message: `links into "${collection}", which holds no entries`,
          hint: 'Link to something else.',
        })
      return published(key, context)
    },
    report: (problem) => context.report({ severity: 'blocks', ...problem }),
  })
  return printProse(tree, context.report)
}
