/** How an entry is shown on other pages. */
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Badge } from './badge.ts'
import type { Link } from './layout.ts'
import type { CardShape, Picture } from './picture.ts'
import type { DisplayPeriod } from './time/display-period.ts'

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
  /** The period in which the card is shown; always if left out. */
  readonly displayPeriod?: DisplayPeriod
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
