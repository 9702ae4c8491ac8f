/** Makes the normal tree of runs: the widest mark is the outermost, and no mark begins or ends with white space. */
import type { PhrasingContent } from 'mdast'
import { areSameRuns, isBlank, join, type Mark, marks, normalizeRuns, type Run, toRuns } from './mdx-runs.ts'

type Wrap = Mark | 'link'
const wraps: readonly Wrap[] = ['link', ...marks]

export function fromRuns(runs: readonly Run[]): PhrasingContent[] {
  let current = normalizeRuns(runs)
  // White space that leaves a mark can make another mark the widest. Each turn leaves fewer marks, so this ends.
  for (;;) {
    const nodes = nest(current)
    const next = normalizeRuns(toRuns(nodes))
    if (areSameRuns(current, next)) return nodes
    current = next
  }
}

function nest(runs: readonly Run[]): PhrasingContent[] {
  const parts: PhrasingContent[][] = []
  let from = 0
  for (let run = runs[from]; run; run = runs[from]) {
    const { wrap, end } = widestWrap(runs, from)
    parts.push(wrap ? wrapped(wrap, run.link, runs.slice(from, end)) : [run.leaf])
    from = end
  }
  return parts.flat()
}

function widestWrap(runs: readonly Run[], from: number): { wrap: Wrap | undefined; end: number } {
  let widest: { wrap: Wrap | undefined; end: number } = { wrap: undefined, end: from }
  for (const wrap of wraps) {
    const end = extent(runs, from, wrap)
    if (end > widest.end) widest = { wrap, end }
  }
  return widest.wrap ? widest : { wrap: undefined, end: from + 1 }
}

/** The end of the mark that begins at `from`. A mark that would end within a link ends before it, so that no link is cut. */
function extent(runs: readonly Run[], from: number, wrap: Wrap): number {
  const link = runs[from]?.link
  const covers = (run: Run | undefined) =>
    run !== undefined && (wrap === 'link' ? link !== undefined && run.link === link : run.marks.includes(wrap))
  let end = from
  while (covers(runs[end])) end += 1
  const cut = runs[end]?.link
  if (wrap !== 'link' && cut !== undefined) while (end > from && runs[end - 1]?.link === cut) end -= 1
  return end
}

// `**b **` is not bold, and an underlined space helps nobody.
function wrapped(wrap: Wrap, link: string | undefined, covered: readonly Run[]): PhrasingContent[] {
  const runs = covered.map((run) => without(run, wrap)).flatMap(splitEdges)
  const first = runs.findIndex((run) => !isBlank(run))
  if (first < 0) return nest(runs)
  const end = runs.findLastIndex((run) => !isBlank(run)) + 1
  const inside = nest(join(runs.slice(first, end)))
  return [...nest(runs.slice(0, first)), wrapper(wrap, link, inside), ...nest(runs.slice(end))]
}

function without(run: Run, wrap: Wrap): Run {
  return wrap === 'link' ? { ...run, link: undefined } : { ...run, marks: run.marks.filter((mark) => mark !== wrap) }
}

function splitEdges(run: Run): Run[] {
  if (run.leaf.type !== 'text') return [run]
  const { value } = run.leaf
  const start = value.length - value.trimStart().length
  const end = Math.max(value.trimEnd().length, start)
  return [value.slice(0, start), value.slice(start, end), value.slice(end)]
    .filter((part) => part !== '')
    .map((part) => ({ ...run, leaf: { type: 'text', value: part } }))
}

function wrapper(wrap: Wrap, link: string | undefined, children: PhrasingContent[]): PhrasingContent {
  switch (wrap) {
    case 'link':
      return { type: 'link', url: link ?? '', children }
    case 'strong':
    case 'emphasis':
    case 'delete':
      return { type: wrap, children }
    default:
      return { type: 'mdxJsxTextElement', name: wrap, attributes: [], children }
  }
}
