import { useRef } from 'react'
import type { Link } from '#site/shared/layout.ts'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Rail } from '#site/ui/rail/rail.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Card, type CardProps } from './card.tsx'
import { useNotedFirst } from './card-note.ts'
import styles from './cards.module.css'
import { evenColumns } from './even-columns.ts'

interface Props {
  readonly cards: readonly CardProps[]
  /** What the cards are, in the plural: for the empty state and the rail's label. */
  readonly noun: string
  readonly level?: 2 | 3
  /** A rail spans the screen and scrolls sideways: put it into a wide section. */
  readonly layout?: 'grid' | 'rail'
  /** Whether the cards are shown large; if left out, they are where a few are all there is. */
  readonly isLarge?: boolean
  /** Passed on to the cards. */
  readonly isCompact?: boolean
  /** Whether a page begins with the list: the pictures of its first row on a phone are not waited for then. */
  readonly isFirst?: boolean
}

/** Up to this many cards are shown large, and fill a row. */
const few = { poster: 3, square: 0, wide: 3 } as const

/** Up to this many posters are less than a row. */
const rowOfPosters = 5

const grids = { poster: styles.posterGrid, square: styles.squareGrid, wide: styles.wideGrid } as const
const largeGrids = { ...grids, poster: `${styles.posterGrid} ${styles.fewPosters}`, wide: styles.largeGrid } as const

/** A list of cards as a grid or a rail, or its empty state. */
export function Cards(props: Props) {
  return props.cards.some(({ showing }) => showing) ? <TimedCards {...props} /> : <CardList {...props} />
}

/** A list of cards that begin and end by themselves. */
function TimedCards({ cards, ...props }: Props) {
  const { shown, later } = useShown(cards)
  return <CardList {...props} cards={shown} later={later} />
}

interface ListProps extends Props {
  /** Not shown yet. */
  readonly later?: readonly CardProps[]
}

function CardList({
  cards: inOrder,
  later = [],
  noun,
  level = 3,
  layout = 'grid',
  isCompact = false,
  isLarge,
  isFirst = false,
}: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const cards = useNotedFirst(inOrder, list)
  const all = [...cards, ...later]
  const [first] = all
  if (!first) {
    const none = <EmptyState noun={noun} />
    // A rail sets its own width, so its empty state needs the page's columns.
    return layout === 'rail' ? <div className="wrap">{none}</div> : none
  }
  const areLarge = isLarge ?? (!isCompact && all.length <= few[first.shape])
  // On phones the first of three and more wide ones leads, and the others follow as rows.
  const follow = layout === 'grid' && first.shape === 'wide' && all.length > 2
  const items = all.map((card, index) => (
    <li key={card.id} id={card.body ? card.id : undefined} hidden={index >= cards.length}>
      <Card
        card={card}
        level={level}
        isLarge={areLarge}
        isCompact={isCompact || (follow && index > 0)}
        isFirst={isFirst && index < 2}
      />
    </li>
  ))
  if (layout === 'rail') {
    const isShort = areLarge || (first.shape === 'poster' && cards.length <= rowOfPosters)
    return (
      <Rail list={list} label={noun} shape={first.shape} count={isShort ? cards.length : undefined} areFew={areLarge}>
        {items}
      </Rail>
    )
  }
  // How many rows of four leave over.
  const over = all.length < 4 ? undefined : cards.length % 4
  return (
    <ul
      ref={list}
      className={`${styles.grid} ${(areLarge ? largeGrids : grids)[first.shape]}`}
      data-over={over}
      style={areLarge ? undefined : evenColumns(first.shape, cards.length)}
    >
      {items}
    </ul>
  )
}

interface RailProps {
  readonly heading: string
  readonly cards: readonly CardProps[]
  readonly noun: string
  readonly more?: Link
  /** Whether its pictures are the first of the page. */
  readonly isFirst?: boolean
}

/** A section with a rail of cards; renders nothing without cards. */
export function CardRail({ heading, cards, noun, more, isFirst = false }: RailProps) {
  const { shown, later } = useShown(cards)
  if (shown.length === 0 && later.length === 0) return null
  return (
    <div hidden={shown.length === 0}>
      <Section heading={heading} more={more} isWide>
        <CardList cards={shown} later={later} noun={noun} layout="rail" isFirst={isFirst} />
      </Section>
    </div>
  )
}
