/** Everything that an entry leads to, in fields and in prose. */

import { ProblemError } from '#content/format/problem.ts'
import { parseMdx } from '#content/format/prose/mdx.ts'
import { linksIn, type ProseLink } from '#content/format/prose/prose-links.ts'
import { walkFields } from '#content/format/walk-fields.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { MediaKind } from '#content/schema/media.ts'

/** The links of a text of prose. Passed in, as parsing all prose of a snapshot takes seconds. */
export type LinksInProse = (text: string) => readonly ProseLink[]

/** The place of a link in an entry. */
export interface LinkPlace {
  /** Dotted path of the field that links. */
  readonly field: string
  /** Place within the prose of the field; both are counted from 1. */
  readonly line?: number
  readonly column?: number
}

/** What a field asks of the entry that it refers to. */
export interface WantedTarget {
  /** The vocabulary that a term must belong to. */
  readonly vocabulary?: string
  /** What a file must be. */
  readonly shows?: MediaKind
}

export interface EntryLink extends LinkPlace, WantedTarget {
  /** The link as a field says it; see `content/schema/link.ts`. */
  readonly target: string
}

/** Links in the order of the fields. References are links too: `ref:<type>/<id>`. */
export function* linksOf(entry: Entry, linksInProse: LinksInProse): Generator<EntryLink> {
  for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
    const field = path.join('.')
    const { vocabulary, shows } = meta
    const wanted = { ...(vocabulary ? { vocabulary } : {}), ...(shows ? { shows } : {}) }
    if (meta.kind === 'link') yield { target: value as string, field }
    if (meta.kind === 'reference') yield { target: `ref:${value}`, field, ...wanted }
    if (meta.kind === 'references')
      for (const key of value as string[]) yield { target: `ref:${key}`, field, ...wanted }
    if (meta.kind === 'prose') for (const link of linksInProse(value as string)) yield { ...link, field }
  }
}

/** Parses each text once, if there can be a link in it at all. In what is no MDX there are none: the check of prose says so. */
export function parsedLinks(): LinksInProse {
  const known = new Map<string, readonly ProseLink[]>()
  return (text) => (/\]\(|</.test(text) ? known.getOrInsertComputed(text, linksInText) : [])
}

function linksInText(text: string): readonly ProseLink[] {
  try {
    return linksIn(parseMdx(text))
  } catch (error) {
    if (error instanceof ProblemError) return []
    throw error
  }
}
