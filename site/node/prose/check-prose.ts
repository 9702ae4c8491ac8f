/** The prose of an entry, checked where its file is read: no page meets a text that is not of the dialect. */
import { type FilePlace, type Place, placesIn } from '#content/format/places.ts'
import { walkFields } from '#content/format/walk.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { Problem } from '#site/node/problems.ts'
import type { ProseStore } from './prose-store.ts'

/** @param source of the file. */
export function problemsInProse(file: string, source: string, entry: Entry, prose: ProseStore): Problem[] {
  const faulty = [...walkFields(entryTypes[entry.type].schema, entry)].flatMap(({ meta, value, path }) => {
    if (meta.kind !== 'prose') return []
    const text = value as string
    return prose.problemsOf(text).map((problem) => ({ ...problem, text, path }))
  })
  if (faulty.length === 0) return []
  const places = placesIn(source)
  return faulty.map(({ what, hint, text, path, ...place }) => ({
    file,
    ...places.placeOf(path, text, place),
    what: `${path.join('.')}: ${what}`,
    hint,
  }))
}

/** @param field dotted path; nothing for the entry as a whole. @param place within the field's prose. */
export function placeInFile(source: string, entry: Entry, field: string | undefined, place?: Place): FilePlace {
  const path = field?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? []
  const places = placesIn(source)
  if (!place) return { line: places.lineOf(path) }
  const text = path.reduce<unknown>((value, name) => Reflect.get(value as object, name), entry)
  return places.placeOf(path, String(text), place)
}
