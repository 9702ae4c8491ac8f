import { timesOf } from '#site/shared/films/film-state.ts'
import type { CardCornerProps, CardProps } from '#site/ui/cards/card.tsx'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { isFilm } from './my-list.ts'
import styles from './poster-heart.module.css'
import { useOnMyList } from './use-on-my-list.ts'

/**
 * On the card of a film: puts it on the visitor's list, or takes it off. Comes with the script, over the poster, where it moves nothing.
 * Other cards may lead to a film, too; they bear words of their own in place of its title.
 */
export function PosterHeart({ card }: CardCornerProps) {
  const { href, shape } = card
  const isOfFilm = shape === 'poster' && href !== undefined && isFilm(href)
  return useIsHydrated() && isOfFilm ? <Heart card={card} href={href} /> : null
}

/** One element, as a page has dozens of them: the heart is drawn by its style. */
function Heart({ card, href }: { readonly card: CardProps; readonly href: string }) {
  const { isKept, toggle } = useOnMyList({ href, title: card.title, from: card.release ?? timesOf(card)?.from })
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={`My list: ${card.title}`}
      aria-pressed={isKept}
      data-print="none"
      onClick={toggle}
    />
  )
}
