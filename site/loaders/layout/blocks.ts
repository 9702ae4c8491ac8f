/** Blocks that several pages show. */

import { ifPresent, linksOf } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Block } from '#site/shared/layout.ts'

export function blockAt(source: Source, slug: string): Block | undefined {
  const block = source.all('customBlock').find((entry) => entry.slug === slug)
  if (!block) return undefined
  return {
    id: block.slug,
    title: block.title,
    ...ifPresent('text', block.text),
    ...ifPresent('picture', block.image && source.picture(block.image)),
    links: linksOf(source, block.links),
    ...ifPresent('body', block.body && source.prose(block.body)),
  }
}
