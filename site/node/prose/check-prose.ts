/** Checks the prose of an entry when its file is read, so that no page meets a text that is not of the dialect. */
import { type FilePosition, fieldPositionsIn, type Point } from '#content/format/field-positions.ts'
import type { Problem } from '#content/format/problem.ts'
import { walkFields } from '#content/format/walk-fields.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { ProseStore } from './prose-store.ts'

/** @param source text of the file. */
export function problemsInProse(file: string, source: string, entry: Entry, prose: ProseStore): Problem[] {
  const faulty = [...walkFields(entryTypes[entry.type].schema, entry)].flatMap(({ meta, value, path }) => {
    if (meta.kind !== 'prose') return []
    const text = value as string
    return prose.problemsOf(text).map((problem) => ({ ...problem, text, path }))
  })
  if (faulty.length === 0) return []
  const places = fieldPositionsIn(source)
  return faulty.map(({ text, path, line = 1, column = 1, ...problem }) => ({
    file,
    ...places.placeOf(path, text, { line, column }),
    field: path.join('.'),
    ...problem,
  }))
}

/** @param field dotted path; undefined for the entry as a whole. @param point within the field's prose. */
export function placeInFile(source: string, entry: Entry, field: string | undefined, point?: Point): FilePosition {
  const path = field?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? []
  const places = fieldPositionsIn(source)
  if (!point) return { line: places.lineOf(path) }
  const text = path.reduce<unknown>((value, name) => Reflect.get(value as object, name), entry)
  return places.placeOf(path, String(text), point)
}
