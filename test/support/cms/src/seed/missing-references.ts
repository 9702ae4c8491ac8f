/** Finds what entries refer to and is not among them: the database would refuse all of it, and not say why. */
import { walkFields } from '../../../../../content/format/walk-fields.ts'
import { type Entry, entryTypes } from '../../../../../content/schema/entry-types.ts'

/** One line for each: `movie/x: poster: file/y`. */
export function missingReferences(entries: readonly Entry[]): string[] {
  const known = new Set(entries.map(({ type, id }) => `${type}/${id}`))
  return entries.flatMap((entry) =>
    [...walkFields(entryTypes[entry.type].schema, entry)].flatMap(({ meta, path, value }) =>
      targetsOf(meta.kind, value)
        .filter((target) => !known.has(target))
        .map((target) => `${entry.type}/${entry.id}: ${path.join('.')}: ${target}`),
    ),
  )
}

function targetsOf(kind: string, value: unknown): readonly string[] {
  if (kind === 'reference') return [String(value)]
  if (kind === 'references') return value as readonly string[]
  const target = kind === 'link' ? /^ref:([^#]+)/.exec(String(value))?.[1] : undefined
  return target ? [target] : []
}
