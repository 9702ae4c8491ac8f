import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Rail } from '#site/ui/rail/rail.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Card, type CardProps } from './card.tsx'
import styles from './cards.module.css'

interface Props {
  readonly cards: readonly CardProps[]
  /** What the list is of: it is said where the list is empty. */
  readonly noun: string
  readonly level?: 2 | 3
  /** A rail runs from edge to edge of the screen and is moved sideways: put it into a wide section. */
  readonly layout?: 'grid' | 'rail'
  /** A few, which are given room. */
  readonly isLarge?: boolean
  /** Of the cards. */
  readonly isCompact?: boolean
}

const grids = { poster: styles.posterGrid, square: styles.squareGrid, wide: styles.wideGrid } as const

/** A list of what other pages are about. */
export function Cards({ cards, noun, level = 3, layout = 'grid', isLarge = false, isCompact = false }: Props) {
  const [first] = cards
  if (!first) {
    const none = <EmptyState noun={noun} />
    // A rail leaves the page's columns by itself, and what is said of an empty one does not.
    return layout === 'rail' ? <div className="wrap">{none}</div> : none
  }
  const items = cards.map((card) => (
    <li key={card.id} id={card.body ? card.id : undefined}>
      <Card card={card} level={level} isLarge={isLarge} isCompact={isCompact} />
    </li>
  ))
  if (layout === 'rail') {
    return (
      <Rail label={noun} shape={first.shape}>
        {items}
      </Rail>
    )
  }
  return <ul className={`${styles.grid} ${isLarge ? styles.largeGrid : grids[first.shape]}`}>{items}</ul>
}

interface RailProps {
  readonly heading: string
  readonly cards: readonly CardProps[]
  readonly noun: string
  readonly more?: { readonly label: string; readonly href: string }
}

/** A part of a page that is one rail of cards; without cards there is no such part. */
export function CardRail({ heading, cards, noun, more }: RailProps) {
  if (cards.length === 0) return null
  return (
    <Section heading={heading} more={more} isWide>
      <Cards cards={cards} noun={noun} layout="rail" />
    </Section>
  )
}
