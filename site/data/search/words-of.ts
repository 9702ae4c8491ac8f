/** What an entry can be found by: all that it says, in plain words. */
import { walkFields } from '#content/format/walk.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { Source } from '../source.ts'

/** Things whose names belong to what refers to them: a genre to its film, a format to its cinema. */
const named = /^(?:taxonomy|experience)\//

export function wordsOf(source: Source, entry: Entry): string {
  const words: string[] = []
  for (const { meta, value, path } of walkFields(entryTypes[entry.type].schema, entry)) {
    if (path.at(-1) === 'slug') continue
    if (typeof value === 'string') {
      if (meta.kind === 'text' || meta.kind === 'lines') words.push(value)
      else if (meta.kind === 'prose') words.push(plain(value))
      else if (meta.kind === 'reference') words.push(...namesOf(source, [value]))
    } else if (Array.isArray(value)) {
      if (meta.kind === 'texts') words.push(...value)
      else if (meta.kind === 'references') words.push(...namesOf(source, value))
    }
  }
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

const namesOf = (source: Source, keys: readonly string[]): string[] =>
  keys
    .filter((key) => named.test(key))
    .map((key) => source.any(key))
    .flatMap((entry) => ('title' in entry ? [entry.title] : []))

/** Prose without its marks. Tags keep the texts in their attributes, as those of a call to action are read, too. */
const plain = (prose: string): string =>
  prose
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/\s(?:link|file|until)="[^"]*"/g, ' ')
    .replaceAll(/<\/?[A-Z]\w*|\w+="|"\s|\/?>/g, ' ')
    .replaceAll(/[#*_>|`[\]\\~]|^-+ /gm, ' ')
