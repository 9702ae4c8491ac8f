/** What becomes of the pieces of a text: paragraphs and blocks, or words alone. */

import { paragraphs } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Run } from '#content/format/prose/mdx-runs.ts'
import { nestItems } from './lists/nest-items.ts'
import { typedItems } from './lists/typed-bullets.ts'
import { type Item, lineBreakWords, type Piece, type Words } from './piece.ts'
import { collapseSpace } from './space.ts'

/** Adjacent words become paragraphs; blocks between them keep their position. */
export function toFlow(pieces: readonly Piece[]): Flow[] {
  const flow: Flow[] = []
  let words: Words[] = []
  let items: Item[] = []
  const endList = () => {
    flow.push(...nestItems(items))
    items = []
  }
  const endLine = () => {
    if (words.every(isBlank)) {
      words = []
      return
    }
    const { head = words, items: typed = [] } = typedItems(words) ?? {}
    if (head.length > 0) endList()
    flow.push(...paragraphs(collapseSpace(head)))
    items.push(...typed)
    words = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') {
      words.push(piece)
      continue
    }
    endLine()
    if (piece.kind === 'item') items.push(piece)
    if (piece.kind !== 'block') continue
    endList()
    flow.push(...piece.flow)
  }
  endLine()
  endList()
  return flow
}

/** White space between blocks. */
const isBlank = ({ run: { leaf }, keepsSpace }: Words): boolean =>
  !keepsSpace && leaf.type === 'text' && /^[ \t\n\f\r]*$/u.test(leaf.value)

/** The runs of all words, for a place of words only. @param lose is called for each block that there is no place for. */
export function toRuns(pieces: readonly Piece[], lose: () => void): Run[] {
  const words: Words[] = []
  let isNewLine = false
  const read = (given: readonly Piece[]): void => {
    for (const piece of given) {
      if (piece.kind === 'words') {
        if (isNewLine && words.length > 0) words.push(lineBreakWords)
        isNewLine = false
        words.push(piece)
      } else if (piece.kind === 'edge') {
        isNewLine = true
      } else if (piece.kind === 'item') {
        read(piece.original)
      } else {
        if (!piece.words) lose()
        piece.reportLoss?.()
        read(piece.words ?? [])
      }
    }
  }
  read(pieces)
  return collapseSpace(words)
}
