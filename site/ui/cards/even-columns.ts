import type { CSSProperties } from 'react'
import type { CardShape } from '#site/shared/picture.ts'

/** How many cards a row may have, what looks best first. Rows of wide cards are full by other means: `data-over`. */
const choices = { poster: [6, 5], square: [4, 5, 6], wide: undefined } as const

/** On tablets. */
const narrowChoices = [4, 3, 5]

/** Up to so many are one row. */
const oneRow = 5

/** Up to so many posters are two rows of four at most, and one on wide screens. */
const twoRows = 8

/** In how many columns so many cards leave the fewest places of their last row empty, and none alone; as custom properties of a grid. */
export function evenColumns(shape: CardShape, cards: number): CSSProperties | undefined {
  const isShort = shape === 'poster' && cards <= twoRows
  const from: readonly number[] | undefined = isShort ? [...choices.poster, 4] : choices[shape]
  if (!from) return undefined
  const columns = cards > oneRow ? fullest(from, cards) : cards
  return {
    '--narrow-columns': cards < oneRow ? cards : fullest(narrowChoices, cards),
    '--columns': columns,
    '--wide-columns': isShort ? cards : columns,
    // React's types know no custom properties.
  } as CSSProperties
}

function fullest(choices: readonly number[], cards: number): number {
  const cost = (columns: number) => (cards % columns === 1 ? columns * 2 : (columns - (cards % columns)) % columns)
  return choices.reduce((best, columns) => (cost(columns) < cost(best) ? columns : best))
}
