/** The references of an entry. */
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { classifyLink } from '#content/schema/link.ts'
import { type EntryLink, type LinkPlace, type LinksInProse, linksOf, type WantedTarget } from './links.ts'

export interface Reference extends LinkPlace, WantedTarget {
  /** `<type>/<id>` of the entry referred to. */
  readonly key: string
}

/** Every reference of an entry, in the order of its fields. */
export const referencesOf = (entry: Entry, linksInProse: LinksInProse): Generator<Reference> =>
  referencesAmong(linksOf(entry, linksInProse))

export function* referencesAmong(links: Iterable<EntryLink>): Generator<Reference> {
  for (const { target, ...rest } of links) {
    const link = classifyLink(target)
    if (link.kind === 'reference') yield { key: entryKey(link), ...rest }
  }
}
