/** Records of the site's search, and the file that the browser loads them from. */
import type { CardShape } from './picture.ts'

/** Holds the records of all pages. */
export const searchFile = 'search.json'

/** Groups of the results. */
export type SearchKind =
  | 'Movies'
  | 'International Screens'
  | 'Cinemas'
  | 'Promotions'
  | 'Experiences'
  | 'Events'
  | 'Food and drinks'
  | 'Shop and packages'
  | 'News'
  | 'Questions'
  | 'Pages'

export interface SearchRecord {
  readonly url: string
  readonly title: string
  readonly kind: SearchKind
  /** A line below the title. */
  readonly note: string
  /** Address of a small picture. */
  readonly image?: string
  /** The point of it that must stay visible, in per cent. */
  readonly focus?: readonly [x: number, y: number]
  /** Shape of the picture. */
  readonly shape?: CardShape
  /** Further words that it is found by, each once. */
  readonly words: string
}
