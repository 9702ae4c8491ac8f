/** What an entry refers to. */
import { walkFields } from '#content/format/walk.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'

export interface Reference {
  /** `<type>/<id>` of the entry referred to. */
  readonly key: string
  /** Dotted path of the field that refers. */
  readonly field: string
  /** The vocabulary that a term must belong to. */
  readonly vocabulary?: string
}

/** A link to an entry, or the file of a figure, inside prose: as the canonical printer writes them. */
const inProse =
  /(?:\]\(|link=")ref:([a-z][A-Za-z]*\/[a-z0-9][a-z0-9-]*)|<Figure[^>]* file="(file\/[a-z0-9-]+)"|<Figure file="(file\/[a-z0-9-]+)"/g

/** Every reference of an entry, in the order of its fields. */
export function* referencesOf(entry: Entry): Generator<Reference> {
  for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
    const vocabulary = meta.vocabulary ? { vocabulary: meta.vocabulary } : {}
    if (meta.kind === 'reference') yield { key: value as string, field: dotted(path), ...vocabulary }
    if (meta.kind === 'references')
      for (const key of value as string[]) yield { key, field: dotted(path), ...vocabulary }
    if (meta.kind === 'link') {
      const [, key] = /^ref:([^#]+)/.exec(value as string) ?? []
      if (key) yield { key, field: dotted(path) }
    }
    if (meta.kind === 'prose') {
      for (const [, link, figure, plainFigure] of (value as string).matchAll(inProse)) {
        const key = link ?? figure ?? plainFigure
        if (key) yield { key, field: dotted(path) }
      }
    }
  }
}

const dotted = (path: readonly (string | number)[]): string => path.join('.')
