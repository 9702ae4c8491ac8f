/** The robots directive of a page. `max-image-preview:large` allows large pictures in search results. */
export const robotsOf = ({ noIndex }: { readonly noIndex?: true }): string =>
  noIndex ? 'noindex' : 'index, follow, max-image-preview:large'
