/** Data for a page's `<head>`. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Canonical path. */
  readonly canonical: string
  readonly noIndex?: true
  /** Path of the picture for shared links. */
  readonly image: string
  readonly imageAlt: string
  /** Type of Open Graph; `website` if left out. */
  readonly kind?: 'article' | 'video.movie'
  /** Day of publication of an article. */
  readonly published?: string
  /** Empty on the home page. */
  readonly breadcrumbs: readonly Crumb[]
}

/** The part of a head that follows the visitor from page to page. The rest is for shared links, which are made from documents. */
export type ShownHead = Omit<Head, 'image' | 'imageAlt' | 'kind' | 'published'>

/** The title of a document: what it shows, and whose it is. */
export const withSiteName = (title: string, siteName: string): string => `${title} | ${siteName}`

export interface Crumb {
  readonly label: string
  /** Left out for the page itself. */
  readonly href?: string
}
