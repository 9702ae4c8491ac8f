/** Makes flow content of segments: paragraphs and blocks. Or phrasing content, for a place of words only. */
import { paragraphs } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Run } from '#content/format/prose/mdx-runs.ts'
import { nestItems } from './lists/nest-items.ts'
import { typedItems } from './lists/typed-bullets.ts'
import { type Item, lineBreakWords, type Segment, type Words } from './segment.ts'
import { collapseWhiteSpace } from './white-space.ts'

/** Adjacent words become paragraphs; blocks between them keep their position. */
export function toFlow(segments: readonly Segment[]): Flow[] {
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
    flow.push(...paragraphs(collapseWhiteSpace(head)))
    items.push(...typed)
    words = []
  }
  for (const segment of segments) {
    if (segment.kind === 'words') {
      words.push(segment)
      continue
    }
    endLine()
    if (segment.kind === 'item') items.push(segment)
    if (segment.kind !== 'block') continue
    endList()
    flow.push(...segment.flow)
  }
  endLine()
  endList()
  return flow
}

/** White space between blocks. */
const isBlank = ({ run: { leaf }, keepsSpace }: Words): boolean =>
  !keepsSpace && leaf.type === 'text' && /^[ \t\n\f\r]*$/u.test(leaf.value)

/** The runs of all words, for a place of words only. @param lose is called for each block that there is no place for. */
export function toRuns(segments: readonly Segment[], lose: () => void): Run[] {
  const words: Words[] = []
  let isNewLine = false
  const read = (given: readonly Segment[]): void => {
    for (const segment of given) {
      if (segment.kind === 'words') {
        if (isNewLine && words.length > 0) words.push(lineBreakWords)
        isNewLine = false
        words.push(segment)
      } else if (segment.kind === 'edge') {
        isNewLine = true
      } else if (segment.kind === 'item') {
        read(segment.original)
      } else {
        if (!segment.words) lose()
        segment.reportLoss?.()
        read(segment.words ?? [])
      }
    }
  }
  read(segments)
  return collapseWhiteSpace(words)
}
