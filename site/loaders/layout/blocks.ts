/** Blocks that several pages show. */

import type { blockPlaces } from '#content/schema/types/page.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent, linksOf } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Block } from '#site/shared/layout.ts'

/** The blocks of a place. Those about the app need one that can be downloaded. */
export function blocksAt(source: Source, place: keyof typeof blockPlaces): Block[] {
  if (place === 'app' && source.config.services.app === undefined) return []
  return byOrder(source.all('customBlock').filter((block) => block.place === place)).map((block) => ({
    id: block.slug,
    title: block.title,
    ...ifPresent('text', withWholeFigures(block.text)),
    ...ifPresent('picture', block.image && source.picture(block.image)),
    links: linksOf(source, block.links),
    ...ifPresent('body', block.body && source.prose(block.body)),
  }))
}
