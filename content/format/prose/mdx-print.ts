/** Prints a tree as MDX text, each tree in one way only. */
import type { ListItem, Nodes, Parents, Root, Text } from 'mdast'
import type { Attention, Handle, Join } from 'mdast-util-to-markdown'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { dialect } from './mdx-dialect.ts'
import { normalForm } from './mdx-normal-form.ts'
import { breakSentences } from './mdx-sentences.ts'

/** The text, without a line end after it. */
export function printMdx(root: Root): string {
  const tree = normalForm(root)
  breakSentences(tree)
  return printer.stringify(tree).replace(/\n$/u, '')
}

// The library writes a strikethrough inside another as `~a~`, which the dialect reads as text.
const attention = (): ReturnType<Attention> => ({ construct: 'strikethrough', markers: ['~'], sizes: [2] })
const strikethrough: Handle = Object.assign(
  (...[node, , state, info]: Parameters<Handle>) =>
    `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`,
  { attention, peek: () => '~' },
)

// `- ---` is one rule, and `---` right under words makes a heading of them.
const rule: Handle = (_, parent: Parents | undefined) => (parent?.type === 'listItem' ? '___' : '---')

// A list that begins `- 12.`, or with an empty item, right under a paragraph is read as a part of it: it needs a blank line. So does
// whatever begins with such a list, or with one that begins at another number than 1.
const blankBeforeNumbers: Join = (left, right) =>
  (right.type === 'list' && (right.children[0]?.children.length === 0 || beginsWithNumber(right.children[0]))) ||
  (left.type === 'paragraph' && cannotFollowWords(right))
    ? 1
    : undefined

function beginsWithNumber(item: ListItem | undefined): boolean {
  const first = item?.children[0]
  return first?.type === 'list' && (first.start !== null || beginsWithNumber(first.children[0]))
}

function cannotFollowWords(node: Nodes | undefined): boolean {
  if (node?.type === 'blockquote') return cannotFollowWords(node.children[0])
  if (node?.type !== 'list') return false
  const [item] = node.children
  return (node.start ?? 1) !== 1 || item?.children.length === 0 || cannotFollowWords(item?.children[0])
}

// A table right under a list or a quote is read as a part of the words, or of the table, that those end with.
const blankBeforeTables: Join = (left, right) => {
  if (left.type !== 'list' && left.type !== 'blockquote') return undefined
  const last = lastBlockIn(left)
  if (right.type === 'table') return last === 'paragraph' || last === 'table' ? 1 : undefined
  return right.type === 'mdxJsxFlowElement' && right.name === 'DataTable' && last === 'paragraph' ? 1 : undefined
}

function lastBlockIn(node: Nodes | undefined): Nodes['type'] | undefined {
  const isContainer = node?.type === 'list' || node?.type === 'listItem' || node?.type === 'blockquote'
  return isContainer ? lastBlockIn(node.children.at(-1)) : node?.type
}

/** Words without a sign that could be taken for markup where it stands, in lines that do not begin as code or a list would. */
const plainLine = String.raw`(?!import|export)\p{L}[\p{L}\p{N} .,;:?!…'’"“”()–—-]*[\p{L}\p{N}.,;:?…'’"”)]`
const plainText = new RegExp(`^${plainLine}(?:\n${plainLine})*$`, 'u')

// The library looks for each of sixty signs in every text, which was half of the time that printing took.
const text: Handle = (node: Text, _, state, info) =>
  plainText.test(node.value) ? node.value : state.safe(node.value, info)

const options: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  // With the sign of the bullets, a list that begins with a rule would get the other bullet, which the list before it may have.
  rule: '_',
  fence: '`',
  fences: true,
  resourceLink: true,
  listItemIndent: 'one',
  // Every number the same: a new item in the middle then changes one line.
  incrementListMarker: false,
  handlers: { delete: strikethrough, text, thematicBreak: rule },
  join: [blankBeforeNumbers, blankBeforeTables],
  unsafe: [
    // MDX runs a paragraph that begins with one of these words, and the library does not escape them.
    { atBreak: true, character: 'i', after: 'mport(?![A-Za-z])' },
    { atBreak: true, character: 'e', after: 'xport(?![A-Za-z])' },
    // A combining stroke: NFC would melt it with the character before, which is part of the syntax.
    { character: '\u0338', before: '[<>=]', inConstruct: 'phrasing' },
    // At the start of a file this is read as a byte order mark, and dropped.
    { atBreak: true, character: '\uFEFF' },
  ],
}

const printer = unified().use(dialect).use(remarkStringify, options).freeze()
