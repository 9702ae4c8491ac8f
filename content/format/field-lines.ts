/** The lines on which the fields of an entry file stand. */
import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml'

/** @returns the line of a field, or of the nearest field around it, else 1. */
export function linesOfFields(source: string): (path: readonly PropertyKey[]) => number {
  const places = placesOfFields(source)
  const lineOf = (path: readonly PropertyKey[]): number => {
    const place = places.get(path.join('.'))
    if (place !== undefined) return source.slice(0, place).split('\n').length
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  return lineOf
}

interface Open {
  readonly path: string
  readonly isList: boolean
  items: number
  /** The key in a mapping whose value comes next, and its offset in characters. */
  key?: { readonly name: string; readonly offset: number } | undefined
}

/** Dotted path → offset in the file, from the parser's events. Also for JSON, which is YAML. */
function placesOfFields(source: string): ReadonlyMap<string, number> {
  const start = source.startsWith('---\n') ? 4 : 0
  const front = start > 0 ? source.slice(start, source.indexOf('\n---\n', 3) + 1) : source
  const places = new Map<string, number>()
  const open: Open[] = []
  for (const event of eventsOf(front)) {
    const within = open.at(-1)
    if (event.type === EVENT_ID.POP) {
      open.pop()
    } else if (event.type === EVENT_ID.DOCUMENT || !within) {
      open.push({ path: '', isList: true, items: 0 })
    } else if (event.type === EVENT_ID.SCALAR && !within.isList && !within.key) {
      within.key = { name: getScalarValue(front, event), offset: event.valueStart }
    } else {
      const offset = within.key?.offset ?? startOf(event)
      const path = open.length === 1 ? '' : `${within.path}${within.key?.name ?? within.items}`
      if (path) places.set(path, start + offset)
      within.items += 1
      within.key = undefined
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE)
        open.push({ path: path && `${path}.`, isList: event.type === EVENT_ID.SEQUENCE, items: 0 })
    }
  }
  return places
}

type Event = ReturnType<typeof parseEvents>[number]

const startOf = (event: Event): number =>
  'start' in event ? event.start : 'valueStart' in event ? event.valueStart : 0

function eventsOf(front: string): readonly Event[] {
  try {
    return parseEvents(front, {})
  } catch {
    // JSON can be nested deeper than this parser goes. Then the problem is reported on line 1.
    return []
  }
}
