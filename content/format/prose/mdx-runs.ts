/**
 * The text of a paragraph in its flat form: a row of runs, each with its marks.
 *
 * The same look can be written as many trees: `**a *b***`, `**a** ***b***`, two links that touch. An editor's document is
 * flat, so flat is the truth, and the tree is derived from it in one way only (`mdx-inline.ts`). That gives prose its
 * normal form, and lets text go to an editor and back without a difference.
 */
import type { Break, InlineCode, PhrasingContent, Text } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx'
import { cleanText } from '#content/schema/clean-text.ts'

// From the outermost to the innermost where several cover the same text. Tags go outside, because `*` next to a letter
// only opens when a letter follows; emphasis goes around strong, as that is what `***` means.
export const marks = ['u', 'sub', 'sup', 'delete', 'emphasis', 'strong'] as const
export type Mark = (typeof marks)[number]

type Wrapper = Extract<PhrasingContent, { type: 'link' | 'strong' | 'emphasis' | 'delete' }>
/** Any other node is carried along untouched, so that the check can name it. */
type Other = Exclude<PhrasingContent, Text | InlineCode | Break | Wrapper>

export interface Run {
  readonly leaf: Text | InlineCode | Break | Other
  readonly marks: readonly Mark[]
  readonly link?: string | undefined
}

export const textRun = (value: string, marks: readonly Mark[] = [], link?: string): Run => ({
  leaf: { type: 'text', value },
  marks,
  link,
})

/** Whether a run is a line break or white space only. */
export const isBlank = ({ leaf }: Run): boolean =>
  leaf.type === 'break' || (leaf.type === 'text' && leaf.value.trim() === '')

/** Runs from a tree. A link inside a link counts as part of the outer one; titles of links, which no editor has, go. */
export function toRuns(nodes: readonly PhrasingContent[], marks: readonly Mark[] = [], link?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'strong':
      case 'emphasis':
      case 'delete':
        return toRuns(node.children, [...marks, node.type], link)
      case 'link':
        return toRuns(node.children, marks, link ?? cleanText(node.url))
      case 'mdxJsxTextElement':
        return isMarkTag(node) ? toRuns(node.children, [...marks, node.name], link) : [{ leaf: node, marks, link }]
      default:
        return [{ leaf: node, marks, link }]
    }
  })
}

/** Joins and cleans runs: the shortest list with the same text and marks. */
export function normalizeRuns(runs: readonly Run[]): Run[] {
  const ordered = runs.map((run) => ({ ...run, marks: marks.filter((mark) => run.marks.includes(mark)) }))
  // Joined before cleaning, as two pieces may compose to one character.
  const cleaned = join(ordered).map(clean)
  const joined = join(cleaned)
  return joined.length === cleaned.length ? joined.map(spanBreak) : normalizeRuns(joined)
}

/** Gives a line break the marks that the runs on both sides share, as editors store none for it. */
function spanBreak(run: Run, index: number, runs: readonly Run[]): Run {
  if (run.leaf.type !== 'break') return run
  const before = runs[index - 1]
  const after = runs[index + 1]
  if (!before || !after) return { leaf: run.leaf, marks: [] }
  const link = before.link === after.link ? before.link : undefined
  return { leaf: run.leaf, marks: before.marks.filter((mark) => after.marks.includes(mark)), link }
}

export function areSameRuns(a: readonly Run[], b: readonly Run[]): boolean {
  return a.length === b.length && a.every((run, index) => isSameRun(run, b[index]))
}

const isMarkTag = (node: MdxJsxTextElement): node is MdxJsxTextElement & { name: 'u' | 'sub' | 'sup' } =>
  (node.name === 'u' || node.name === 'sub' || node.name === 'sup') && node.attributes.length === 0

/** Joins neighbouring runs with the same marks. */
export function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (
      last &&
      isSameLook(last, run) &&
      isLiteral(last.leaf) &&
      isLiteral(run.leaf) &&
      last.leaf.type === run.leaf.type
    ) {
      joined[joined.length - 1] = { ...last, leaf: { type: last.leaf.type, value: last.leaf.value + run.leaf.value } }
    } else if (!isLiteral(run.leaf) || run.leaf.value !== '') {
      joined.push(run)
    }
  }
  return joined
}

function clean(run: Run): Run {
  if (run.leaf.type === 'break') return { ...run, leaf: { type: 'break' } }
  if (!isLiteral(run.leaf)) return run
  // A line end within a run becomes a space, as readers see it; code of spaces only becomes text.
  const value = cleanText(run.leaf.value).replaceAll('\n', ' ')
  return { ...run, leaf: { type: value.trim() === '' ? 'text' : run.leaf.type, value } }
}

const isLiteral = (leaf: Run['leaf']): leaf is Text | InlineCode => leaf.type === 'text' || leaf.type === 'inlineCode'
const isSameLook = (a: Run, b: Run): boolean => a.link === b.link && a.marks.join() === b.marks.join()

function isSameRun(a: Run, b: Run | undefined): boolean {
  if (!b || !isSameLook(a, b) || a.leaf.type !== b.leaf.type) return false
  if (a.leaf.type === 'break') return true
  return isLiteral(a.leaf) && isLiteral(b.leaf) ? a.leaf.value === b.leaf.value : a.leaf === b.leaf
}
