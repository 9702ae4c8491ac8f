/** The searchable text of an entry: its fields without its running text, which would be most of it and help least. */
import { walkFields } from '#content/format/walk-fields.ts'
import { type Entry, type EntryType, entryTypes } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** Things whose names belong to what refers to them: a genre to its film, a format to its cinema. */
export const namedTypes = ['taxonomy', 'experience'] as const satisfies readonly EntryType[]

export function wordsOf(source: Source, entry: Entry): string {
  const words: string[] = []
  for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
    if (path.at(-1) === 'slug') continue
    if (typeof value === 'string') {
      if (meta.kind === 'text' || meta.kind === 'multilineText') words.push(value)
      else if (meta.kind === 'reference') words.push(...namesOf(source, [value]))
    } else if (Array.isArray(value)) {
      if (meta.kind === 'textList') words.push(...value)
      else if (meta.kind === 'references') words.push(...namesOf(source, value))
    }
  }
  return words.join(' ')
}

const namesOf = (source: Source, keys: readonly string[]): string[] =>
  keys
    .filter((key) => namedTypes.some((type) => key.startsWith(`${type}/`)))
    .map((key) => source.any(key))
    .flatMap((entry) => ('title' in entry ? [entry.title] : []))
