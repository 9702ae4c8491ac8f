/** A snapshot with the pages that a build would make of it. */
import { urlsFile } from '#content/snapshot/files.ts'
import type { SiteConfig } from '#site/config.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import { checkPages } from '#site/node/addresses/check-pages.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { digestsOfProse } from './prose-digest.ts'
import type { Side } from './side.ts'

export function withPages(content: IndexedContent, config: SiteConfig): Pick<Side, 'content' | 'source' | 'addresses'> {
  const prose = digestsOfProse(content.linksInProse, (key) => content.entries.has(key))
  const source = createSource({ content, config, prose })
  return { content, source, addresses: checkPages(source, content) }
}

/**
 * Replaces an unreadable entry by its version in the other snapshot, so that it is not reported as deleted and its
 * referrers not as broken. The file itself is reported separately.
 */
export function withUnreadable(side: Side, other: Side, config: SiteConfig): Side {
  const broken = new Set(side.content.problems.map(({ file }) => file))
  const missing = [...other.content.files].filter(([key, file]) => !side.content.entries.has(key) && broken.has(file))
  const filled = missing.flatMap(([key]) => {
    const entry = other.content.entries.get(key)
    return entry ? [[key, entry] as const] : []
  })
  const urls = broken.has(urlsFile) ? other.content.urls : side.content.urls
  if (filled.length === 0)
    return broken.has(urlsFile) ? { ...side, ...withPages({ ...side.content, urls }, config) } : side
  const entries = new Map([...side.content.entries, ...filled])
  // What is sold was read without them, too.
  return { ...side, ...withPages({ ...side.content, urls, entries, ticketing: other.content.ticketing }, config) }
}
