/** How an entry is shown on other pages. */

import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Badge } from '#site/shared/badge.ts'
import type { Link } from '#site/shared/layout.ts'
import type { CardShape, Picture } from '#site/shared/picture.ts'
import type { Showing } from '#site/shared/time/showing.ts'

export interface Card {
  /** Unique among the cards of a page: for keys and anchors. */
  readonly id: string
  readonly href?: string
  readonly title: string
  /** The title in its original language and script. */
  readonly original?: { readonly title: string; readonly language?: string }
  /** A few words above the title. */
  readonly kicker?: string
  readonly text?: string
  readonly meta?: readonly string[]
  readonly picture?: Picture
  /** Other pictures of the entry: one is shown where the first stands on the page already. No payload has them. */
  readonly otherPictures?: readonly Picture[]
  /** Whether there are words in the picture: then it is never cropped. */
  readonly isWhole?: boolean
  readonly shape: CardShape
  /** The full text, for an entry without a page of its own. */
  readonly body?: ProseTree
  /** Values of `Filter` options that this card matches. */
  readonly tags?: readonly string[]
  /** When the card is shown; always if left out. */
  readonly showing?: Showing
  /** State as of the site's clock. */
  readonly badge?: Badge
  /** The release of a film whose card has no badge, an instant. */
  readonly release?: string
  /** The brand whose colour tints the card. */
  readonly brand?: Entry<'cinema'>['brand']
  /** Short labels, such as a cinema's experiences. */
  readonly highlights?: readonly string[]
  /** A button, besides the link to the entry's page. */
  readonly action?: Link
}

/** @param others of the same entry, in the order in which they may be shown instead. */
export const picturesOf = (source: Source, first: string, others: readonly string[]) => ({
  picture: source.picture(first),
  ...(others.length > 0 ? { otherPictures: others.map((key) => source.picture(key)) } : {}),
})

/** The address of an entry's page; empty where the entry has none. */
export const hrefOf = (source: Source, entry: Entry): { href?: string } => {
  const path = source.pathOf(entryKey(entry))
  return path ? { href: path } : {}
}

/** What an entry is, in a sentence. */
export const summaryOf = ({ summary }: { readonly summary: string }) => ({ text: withWholeFigures(summary) })

/** The id of a card that may stand in one list with that of another type, whose entry may have the same slug. */
export const idWithType = ({ type, slug }: { readonly type: EntryType; readonly slug: string }): string =>
  `${type}/${slug}`
