/** Blocks that several pages show. */

import type { Entry } from '#content/schema/entry-types.ts'
import type { blockPlaces } from '#content/schema/types/page.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent, linksOf } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Block, LinkBlock } from '#site/shared/layout.ts'

type Place = keyof typeof blockPlaces

/** The blocks of a place in the footer. */
export const blocksAt = (source: Source, place: Place): Block[] =>
  entriesAt(source, place).map((block) => blockOf(source, block))

/** The blocks of home: those about the app and its own. */
export const blocksOfHome = (source: Source) =>
  [...entriesAt(source, 'app'), ...entriesAt(source, 'home')].map((block) => ({
    ...blockOf(source, block),
    ...ifPresent('picture', block.image && source.picture(block.image)),
  }))

/** What the footer says about the app. */
export const appBlocks = (source: Source): LinkBlock[] =>
  entriesAt(source, 'app').map(({ slug, title, links }) => ({ id: slug, title, links: linksOf(source, links) }))

/** Blocks about the app need one that can be downloaded. */
function entriesAt(source: Source, place: Place): Entry<'customBlock'>[] {
  if (place === 'app' && source.config.services.app === undefined) return []
  return byOrder(source.all('customBlock').filter((block) => block.place === place))
}

const blockOf = (source: Source, { slug, title, text, links, body }: Entry<'customBlock'>): Block => ({
  id: slug,
  title,
  ...ifPresent('text', withWholeFigures(text)),
  links: linksOf(source, links),
  ...ifPresent('body', body && source.prose(body)),
})
