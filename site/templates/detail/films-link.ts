import type { Card } from '#site/shared/card.ts'
import type { Link } from '#site/shared/layout.ts'

/** The place of an entry's films on its page. */
export const filmsId = 'filmList'

/** Where a page's head leads to the films below its text, as they are why one came: to the film itself, or to the list of them. */
export function filmsLink(films: readonly Card[]): Link | undefined {
  const [first] = films
  if (films.length > 1) return { label: `See the ${films.length} films`, href: `#${filmsId}` }
  return first?.href === undefined ? undefined : { label: 'See the film', href: first.href }
}
