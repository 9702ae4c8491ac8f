/** The entries that the ticketing service can know: films, cinemas, and experiences, which are formats there. */
import { filmTypes } from '#content/schema/ticketing.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'

export interface Named {
  /** `<type>/<id>` */
  readonly key: string
  readonly title: string
  readonly ticketingId?: string | undefined
}

export interface Catalogue {
  readonly films: readonly Named[]
  readonly cinemas: readonly Named[]
  readonly experiences: readonly Named[]
}

/** @param entries by `<type>/<id>`. */
export function catalogueOf(entries: ReadonlyMap<string, StoredEntry>): Catalogue {
  const ofTypes = (...types: readonly string[]): Named[] =>
    [...entries]
      .filter(([key]) => types.includes(key.slice(0, key.indexOf('/'))))
      .map(([key, { entry }]) => named(key, entry))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  return { films: ofTypes(...filmTypes), cinemas: ofTypes('cinema'), experiences: ofTypes('experience') }
}

function named(key: string, entry: StoredEntry['entry']): Named {
  const title = 'title' in entry ? entry.title : entry.slug
  return { key, title, ...('ticketingId' in entry ? { ticketingId: entry.ticketingId } : {}) }
}
