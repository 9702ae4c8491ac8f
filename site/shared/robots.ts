/** What search engines may do with a page. Large pictures beside results are allowed in so many words, or they stay small. */
export const robotsOf = ({ noIndex }: { readonly noIndex?: true }): string =>
  noIndex ? 'noindex' : 'index, follow, max-image-preview:large'
