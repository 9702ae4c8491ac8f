import type { CSSProperties } from 'react'
import type { CardShape } from '#site/shared/picture.ts'

/** How many cards a row may have, what looks best first. */
const choices = {
  poster: { desk: [6, 5], wide: [6, 7, 5] },
  square: { desk: [4, 3, 5], wide: [4, 5, 6] },
} as const

/** Up to so many are one row. */
const oneRow = 5

/** In how many columns so many cards leave the fewest places of their last row empty; as custom properties of a grid. */
export function evenColumns(shape: CardShape, cards: number): CSSProperties | undefined {
  // Rows of wide cards are full by other means: `data-over`.
  if (shape === 'wide') return undefined
  const { desk, wide } = choices[shape]
  // React's types know no custom properties.
  return { '--desk': columnsOf(cards, desk), '--wide': columnsOf(cards, wide) } as CSSProperties
}

const columnsOf = (cards: number, from: readonly number[]): number =>
  cards <= oneRow
    ? cards
    : (from
        .filter((columns) => cards % columns !== 1)
        .toSorted((a, b) => emptyPlaces(a, cards) - emptyPlaces(b, cards))[0] ?? 4)

const emptyPlaces = (columns: number, cards: number): number => (columns - (cards % columns)) % columns
