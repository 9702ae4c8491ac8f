import type { CSSProperties } from 'react'
import type { CardShape } from '#site/shared/picture.ts'

/** How many cards a row may have, what looks best first. Rows of wide cards are full by other means: `data-over`. */
const choices: Readonly<Partial<Record<CardShape, readonly number[]>>> = { poster: [6, 5], square: [4, 5, 6] }

/** The same on tablets. */
const narrowChoices = [4, 3, 5]

/** Posters in a row on screens of 1600 px and more, where fewer would be higher than half of the screen. */
const wideChoices = [8, 7, 6, 5]

/** Up to this many cards are one row. */
const oneRow = 5

/** The numbers of columns with which the least part of the last row is empty, as custom properties of a grid. */
export function evenColumns(shape: CardShape, cards: number): CSSProperties | undefined {
  const from = choices[shape]
  if (!from) return undefined
  const empty = (columns: number) => Math.ceil(cards / columns) - cards / columns
  const fullest = (from: readonly number[]) =>
    cards > oneRow ? from.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best)) : cards
  // React's types know no custom properties.
  return {
    '--narrow-columns': fullest(narrowChoices),
    '--columns': fullest(from),
    ...(shape === 'poster' ? { '--wide-columns': fullest(wideChoices) } : {}),
  } as CSSProperties
}
