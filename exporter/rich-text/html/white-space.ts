/** White space in HTML: a row of it is one space, and at the edge of a line it is nothing, unless a style says otherwise. */
import { isLineBreak } from '#content/format/prose/mdx-lines.ts'
import type { Run } from '#content/format/prose/mdx-runs.ts'
import type { Words } from './segment.ts'

export function collapseWhiteSpace(words: readonly Words[]): Run[] {
  const kept: Words[] = []
  // Whether a space would stand at the start of a line, or after another.
  let isOpen = true
  for (const item of words.flatMap(linesOf)) {
    const { run, keepsSpace } = item
    if (isLineBreak(run)) {
      dropSpaceAtEnd(kept)
      kept.push(item)
      isOpen = true
    } else if (keepsSpace || (run.leaf.type !== 'text' && run.leaf.type !== 'inlineCode')) {
      kept.push(item)
      isOpen = false
    } else {
      const spaced: string = run.leaf.value.replace(/[ \t\n\f\r]+/gu, ' ')
      const value: string = isOpen && spaced.startsWith(' ') ? spaced.slice(1) : spaced
      if (value === '') continue
      kept.push({ ...item, run: { ...run, leaf: { ...run.leaf, value } } })
      isOpen = value.endsWith(' ')
    }
  }
  dropSpaceAtEnd(kept)
  return kept.map(({ run }) => run)
}

/** Words cut at each end of a line, which counts where each space does. */
function linesOf(words: Words): readonly Words[] {
  const { run, keepsSpace } = words
  if (!keepsSpace || run.leaf.type !== 'text' || !run.leaf.value.includes('\n')) return [words]
  const { marks, link } = run
  const parts = run.leaf.value.split(/(\n)/u).filter((part) => part !== '')
  return parts.map((value) => {
    const leaf = value === '\n' ? ({ type: 'break' } as const) : ({ type: 'text', value } as const)
    return { ...words, run: { leaf, marks, link } }
  })
}

function dropSpaceAtEnd(kept: Words[]): void {
  const last = kept.at(-1)
  if (!last || last.keepsSpace) return
  const { run } = last
  if ((run.leaf.type !== 'text' && run.leaf.type !== 'inlineCode') || !run.leaf.value.endsWith(' ')) return
  kept.pop()
  const value = run.leaf.value.slice(0, -1)
  if (value !== '') kept.push({ ...last, run: { ...run, leaf: { ...run.leaf, value } } })
}
