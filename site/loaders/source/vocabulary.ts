/** The words of vocabularies. */
import type { Entry } from '#content/schema/entry-types.ts'
import { byOrder } from './order.ts'
import type { Source } from './source.ts'

type Term = Entry<'taxonomy'>
export type Vocabulary = Term['vocabulary']

export const termTitle = (source: Source, key: string): string => source.entry('taxonomy', key).title
export const termTitles = (source: Source, keys: readonly string[]): string[] =>
  keys.map((key) => termTitle(source, key))

/** The state of a cinema, to be said after its town: left out where they have one name. */
export const stateAfterTown = (source: Source, { town, state }: Entry<'cinema'>): string[] =>
  [termTitle(source, state)].filter((title) => title !== town)

/** The terms of a vocabulary, in the editors' order. */
export const termsOf = (source: Source, vocabulary: Vocabulary): Term[] =>
  byOrder(source.all('taxonomy').filter((term) => term.vocabulary === vocabulary))

/** The facilities that people look for who need them to come at all. */
export const accessFacilities = (source: Source): Term[] => termsOf(source, 'facility').filter(({ access }) => access)
