import { useRef } from 'react'
import type { Link } from '#site/shared/layout.ts'
import { isShownAt } from '#site/shared/time/display-period.ts'
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
  return props.cards.some(({ displayPeriod }) => displayPeriod) ? <TimedCards {...props} /> : <CardList {...props} />
}

/** A list of cards that begin and end by themselves. */
function TimedCards(props: Props) {
  return <CardList {...props} shown={useShown(props.cards).shown} />
}

interface ListProps extends Props {
  /** Those of the cards that have begun, and are not over. */
  readonly shown?: readonly CardProps[]
}

function CardList({
  cards: inOrder,
  shown = inOrder,
  noun,
  level = 3,
  layout = 'grid',
  isCompact,
  isLarge,
  isFirst = false,
}: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const cards = useNotedFirst(inOrder, list)
  // The layout is as of the build's clock: what begins or ends meanwhile comes and goes without moving the others to other rows.
  const built = cards.filter(({ displayPeriod }) => isShownAt(displayPeriod))
  const count = built.length
  const [first = cards[0], second] = built
  const shape = first?.shape ?? 'wide'
  const areLarge = isLarge ?? (!isCompact && count <= few[shape])
  const isWideGrid = layout === 'grid' && shape === 'wide'
  // On phones the first wide one leads, and the others follow as rows.
  const follow = isWideGrid && !isCompact && count > 1
  const leads = isWideGrid ? built.slice(0, leadsOf(count, areLarge)) : []
  const last = isWideGrid && count % 2 ? built.at(-1) : undefined
  const areWords = !cards.some(({ picture }) => picture)
  const items = cards.map((card) => (
    <li
      key={card.id}
      id={card.body ? card.id : undefined}
      hidden={!shown.includes(card)}
      data-lead={leads.includes(card) || undefined}
      data-last={card === last || undefined}
      data-words={areWords || undefined}
      {...card.displayPeriod?.soon}
    >
      <Card
        card={card}
        level={level}
        isLarge={areLarge}
        isAlone={areLarge && count === 1}
        isCompact={isCompact || (follow && card !== first)}
        isFirst={isFirst && (card === first || card === second)}
      />
    </li>
  ))
  if (shown.length === 0)
    return (
      // A rail sets its own width, so its empty state needs the page's columns.
      <div className={layout === 'rail' ? 'wrap' : undefined}>
        <EmptyState noun={noun} />
        {/* So that the build makes the pictures of what is still to come. */}
        <ul hidden>{items}</ul>
      </div>
    )
  if (layout === 'rail') {
    const isShort = areLarge || (shape === 'poster' && count <= rowOfPosters)
    return (
      <Rail list={list} label={noun} shape={shape} count={isShort ? count : undefined} areFew={areLarge}>
        {items}
      </Rail>
    )
  }
  // How many rows of four leave over.
  const over = count < 4 ? undefined : count % 4
  return (
    <ul
      ref={list}
      className={`${styles.grid} ${(areLarge ? largeGrids : grids)[shape]}`}
      data-count={count}
      data-over={over}
      data-led={follow || undefined}
      style={areLarge ? undefined : evenColumns(shape, count)}
    >
      {items}
    </ul>
  )
}

/**
 * How many of the first wide cards of a grid are larger on wide screens, so that its rows of four are full.
 *
 * @param areLarge whether all are: then only five have any, two above three
 */
function leadsOf(count: number, areLarge: boolean): number {
  if (count === 5) return 2
  if (areLarge || count < 4) return 0
  return ([0, 9, 2, 3] as const)[count % 4] ?? 0
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
  const { shown } = useShown(cards)
  if (cards.length === 0) return null
  return (
    <div hidden={shown.length === 0} data-if-any="">
      <Section heading={heading} more={more} isWide>
        <CardList cards={cards} shown={shown} noun={noun} layout="rail" isFirst={isFirst} />
      </Section>
    </div>
  )
}
