import type { CSSProperties } from 'react'
import type { CardShape } from '#site/shared/picture.ts'

/** How many cards a row may have, what looks best first. Rows of wide cards are full by other means: `data-over`. */
const choices = { poster: [6, 5], square: [4, 5, 6], wide: undefined } as const

/** Up to so many are one row. */
const oneRow = 5

/** In how many columns so many cards leave the fewest places of their last row empty; as a custom property of a grid. */
export function evenColumns(shape: CardShape, cards: number): CSSProperties | undefined {
  const from: readonly number[] | undefined = choices[shape]
  if (!from) return undefined
  const empty = (columns: number) => (columns - (cards % columns)) % columns
  const fullest = from.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
  // React's types know no custom properties.
  return { '--columns': cards > oneRow ? fullest : cards } as CSSProperties
}
