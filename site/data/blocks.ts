/** Blocks that stand on several pages. */
import type { Block } from '#site/shared/layout.ts'
import { linksOf, optional } from './links.ts'
import type { Source } from './source.ts'

export function blockAt(source: Source, slug: string): Block | undefined {
  const block = source.all('customBlock').find((entry) => entry.slug === slug)
  if (!block) return undefined
  return {
    id: block.slug,
    title: block.title,
    ...optional('text', block.text),
    ...optional('picture', block.image && source.picture(block.image)),
    links: linksOf(source, block.links),
    ...optional('body', block.body && source.prose(block.body)),
  }
}
