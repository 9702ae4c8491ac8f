/** What stands in the head of a page. */
export interface Head {
  readonly title: string
  readonly description: string
  /** The path of the page's true address. */
  readonly canonical: string
  readonly noIndex?: true
  /** The path of the picture for shared links. */
  readonly image: string
  readonly imageAlt: string
  /** What shared links are of, in the words of Open Graph; a website if left out. */
  readonly kind?: 'article' | 'video.movie'
  /** The day on which an article came out. */
  readonly published?: string
  /** None on the home page. */
  readonly breadcrumbs: readonly Crumb[]
}

export interface Crumb {
  readonly label: string
  /** The page itself has none. */
  readonly href?: string
}
