/** What the site's search knows of pages, and where the browser finds it. */
import type { CardShape } from './picture.ts'

/** The records of all pages. */
export const searchFile = 'search.json'

/** What results are grouped by. */
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
  /** The address of a small picture. */
  readonly image?: string
  /** Of the picture. */
  readonly shape?: CardShape
  /** What it is found by beside these, each word once. */
  readonly words: string
}
