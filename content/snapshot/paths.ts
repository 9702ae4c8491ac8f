/** The addresses of entries. */

import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import { classifyLink } from '#content/schema/link.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { termUrls } from '#content/schema/types/site.ts'
import type { EntryLink, LinkPlace } from './links.ts'

/** The path of an entry's page, or nothing for one that has no page of its own. */
export function entryPath(entry: Entry): string | undefined {
  const row = entryTypes[entry.type]
  const url = entry.type === 'taxonomy' ? termUrls[entry.vocabulary] : 'url' in row ? row.url : undefined
  const values = entry as unknown as Readonly<Record<string, string>>
  return url?.replace(/:([a-z]+)/g, (_, name: string) => ownValue(values, name) ?? '')
}

export interface InternalLink extends LinkPlace {
  /** Path that it leads to, without query and hash. */
  readonly path: string
}

/** The own addresses that links lead to. */
export function* internalLinksAmong(links: Iterable<EntryLink>): Generator<InternalLink> {
  for (const { target, ...place } of links) {
    const link = classifyLink(target)
    if (link.kind === 'path') yield { path: link.path, ...place }
  }
}
