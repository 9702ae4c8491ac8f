/** The segments that a text consists of, between HTML and mdast: words, blocks, items of lists, and edges at which a line of words ends. */
import { lineBreak } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Mark, Run } from '#content/format/prose/mdx-runs.ts'

export interface Words {
  readonly kind: 'words'
  readonly run: Run
  /** Whether each space counts, as in `white-space: pre-wrap`. */
  readonly keepsSpace: boolean
}

export interface Block {
  readonly kind: 'block'
  readonly flow: readonly Flow[]
  /** Words that stand for it where there is place for no block. Absent: nothing can. */
  readonly words?: readonly Segment[]
  /** Reports the loss where they do. Absent if there is none. */
  readonly reportLoss?: () => void
}

/** An item of a list that is written as a paragraph. */
export interface Item {
  readonly kind: 'item'
  /** Whether a word processor wrote it, or somebody by hand. */
  readonly origin: 'word' | 'typed'
  /** Depth of its list; 1 is the topmost. */
  readonly level: number
  /** The number before it, in a list that counts. */
  readonly number: number | undefined
  /** Its words without the marker. */
  readonly words: readonly Words[]
  /** Its words with the marker. */
  readonly original: readonly Words[]
}

export type Segment = Words | Block | Item | { readonly kind: 'edge' }

export const edge: Segment = { kind: 'edge' }

/** The style of the words at a place, by all that is around them. */
export interface TextStyle {
  readonly marks: readonly Mark[]
  readonly link?: string | undefined
  readonly isCode: boolean
  readonly keepsSpace: boolean
  /** Whether they stand in a table, which keeps the side of a column. */
  readonly isInTable: boolean
  /** Whether they stand between quotation marks. */
  readonly isQuoted: boolean
}

export const plainStyle: TextStyle = { marks: [], isCode: false, keepsSpace: false, isInTable: false, isQuoted: false }

/** The style of words that are separate from those around them, and whose lost marks are reported. */
export const captionStyle = ({ marks }: TextStyle): TextStyle => ({ ...plainStyle, marks })

export const lineBreakWords: Words = { kind: 'words', run: lineBreak, keepsSpace: false }

export const wordsIn = ({ marks, link, isCode, keepsSpace }: TextStyle, value: string): Words => ({
  kind: 'words',
  run: { leaf: { type: isCode ? 'inlineCode' : 'text', value }, marks, link },
  keepsSpace,
})

/** @param length in characters. */
export function withoutStart(words: readonly Words[], length: number): Words[] {
  let left = length
  return words.map((word) => {
    const { leaf } = word.run
    if (!('value' in leaf) || left === 0) return word
    const cut = Math.min(left, leaf.value.length)
    left -= cut
    return { ...word, run: { ...word.run, leaf: { ...leaf, value: leaf.value.slice(cut) } } }
  })
}
