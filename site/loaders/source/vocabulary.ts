/** The words of vocabularies. */
import type { Entry } from '#content/schema/entry-types.ts'
import { byOrder } from './order.ts'
import type { Source } from './source.ts'

export const termTitle = (source: Source, key: string): string => source.entry('taxonomy', key).title
export const termTitles = (source: Source, keys: readonly string[]): string[] =>
  keys.map((key) => termTitle(source, key))

/** The state of a cinema, to be said after its town: left out where they have one name. */
export const stateAfterTown = (source: Source, { town, state }: Entry<'cinema'>): string[] =>
  [termTitle(source, state)].filter((title) => title !== town)

/** The facilities that people look for who need them to come at all, in the editors' order. */
export const accessFacilities = (source: Source): Entry<'taxonomy'>[] =>
  byOrder(source.all('taxonomy').filter(({ vocabulary, access }) => vocabulary === 'facility' && access))
