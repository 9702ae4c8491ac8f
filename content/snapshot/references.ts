/** What an entry refers to. */
import type { Place } from '#content/format/places.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { classifyLink } from '#content/schema/link.ts'
import { type LinksInProse, linksOf } from './links.ts'

export interface Reference {
  /** `<type>/<id>` of the entry referred to. */
  readonly key: string
  /** Dotted path of the field that refers. */
  readonly field: string
  /** The vocabulary that a term must belong to. */
  readonly vocabulary?: string
  /** Within the prose of the field. */
  readonly place?: Place
}

/** Every reference of an entry, in the order of its fields. */
export function* referencesOf(entry: Entry, linksInProse: LinksInProse): Generator<Reference> {
  for (const { target, ...rest } of linksOf(entry, linksInProse)) {
    const link = classifyLink(target)
    if (link.kind === 'reference') yield { key: `${link.type}/${link.id}`, ...rest }
  }
}
