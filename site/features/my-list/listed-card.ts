import { labels } from '#site/shared/badge.ts'
import { timesOf } from '#site/shared/films/film-state.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'
import type { ListedFilm } from './my-list.ts'
import { myListText } from './my-list-text.ts'
import { openingText } from './opening-text.ts'

/**
 * The card of a film on the visitor's list, with what there is to say of it now in place of its badge.
 *
 * @param known by address, without those that are over; undefined where nothing could be asked for, and nobody knows which are.
 * @param now milliseconds since 1970
 */
export function listedCard(
  { href, title, from }: ListedFilm,
  known: ReadonlyMap<string | undefined, CardProps> | undefined,
  now: number,
): CardProps {
  const film = known?.get(href)
  const { badge, ...card } = film ?? { id: href, href, title, shape: 'poster' as const }
  const release = film ? timesOf(film)?.from : from
  const opens = release === undefined ? undefined : openingText(release, now)
  const words = film ? myListText(badge, now) : (opens ?? (known && labels.film.over))
  return { ...card, ...(release ? { release } : {}), ...(words ? { kicker: words } : {}) }
}
