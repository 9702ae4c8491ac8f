/** The pieces that a text consists of: words, blocks, and edges at which a line of words ends. */

import { paragraphs } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Mark, Run } from '#content/format/prose/mdx-runs.ts'
import { collapseSpace } from './space.ts'

export interface Words {
  readonly kind: 'words'
  readonly run: Run
  /** Whether each space counts, as in `white-space: pre-wrap`. */
  readonly keepsSpace: boolean
}

export interface Block {
  readonly kind: 'block'
  readonly flow: readonly Flow[]
  /** What stands for it where there is place for words only. Absent: nothing can. */
  readonly words?: readonly Piece[]
}

export type Piece = Words | Block | { readonly kind: 'edge' }

export const edge: Piece = { kind: 'edge' }

/** How the words at a place look, by all that is around them. */
export interface Look {
  readonly marks: readonly Mark[]
  readonly link?: string | undefined
  readonly isCode: boolean
  readonly keepsSpace: boolean
  /** Whether they stand in a table, which keeps the side of a column. */
  readonly isInTable: boolean
}

export const plainLook: Look = { marks: [], isCode: false, keepsSpace: false, isInTable: false }

/** Adjacent words become paragraphs; blocks between them keep their position. */
export function toFlow(pieces: readonly Piece[]): Flow[] {
  const flow: Flow[] = []
  let words: Words[] = []
  const endLine = () => {
    flow.push(...paragraphs(collapseSpace(words)))
    words = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') {
      words.push(piece)
      continue
    }
    endLine()
    if (piece.kind === 'block') flow.push(...piece.flow)
  }
  endLine()
  return flow
}

/** The runs of all words, for a place of words only. @param lose is called for each block that there is no place for. */
export function toRuns(pieces: readonly Piece[], lose: () => void): Run[] {
  const words: Words[] = []
  let isNewLine = false
  const read = (given: readonly Piece[]): void => {
    for (const piece of given) {
      if (piece.kind === 'words') {
        if (isNewLine && words.length > 0) words.push(lineBreak)
        isNewLine = false
        words.push(piece)
      } else if (piece.kind === 'edge') {
        isNewLine = true
      } else {
        if (!piece.words) lose()
        read(piece.words ?? [])
      }
    }
  }
  read(pieces)
  return collapseSpace(words)
}

export const lineBreak: Words = { kind: 'words', run: { leaf: { type: 'break' }, marks: [] }, keepsSpace: false }
