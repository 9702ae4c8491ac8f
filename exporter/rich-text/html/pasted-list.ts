/**
 * Lists that are none: paragraphs that a word processor pasted with its bullets in them, and lines before which somebody typed a
 * bullet. They become lists where nothing else can be meant; all others stay the paragraphs that they are.
 */
import type { List, ListItem } from 'mdast'
import { isLineBreak, paragraphs, splitLines } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import { attribute, findElement, styleOf, textIn } from './node.ts'
import type { Item, Piece, Words } from './piece.ts'
import { collapseSpace } from './space.ts'
import type { HtmlElement } from './tree.ts'

const spaces = '[\\s\\u00a0]'
/** What no sentence begins with. */
const bullet = new RegExp(`^${spaces}*[•▪◦●‣∙·]${spaces}+(?=\\S)`, 'u')
/** What one can begin with, so that the gap after it must be wide, as word processors make it. */
const pastedMarker = new RegExp(
  `^${spaces}*(?:[•▪◦●‣∙·]${spaces}+|(?:[o§–-]|(?<number>\\d{1,4})[.)])${spaces}{2,})`,
  'u',
)
/** The same, where the word processor has marked it as its own. */
const markedMarker = new RegExp(`^${spaces}*(?:[•▪◦●‣∙·o§ü–-]|(?<number>\\d{1,4})[.)])${spaces}*$`, 'u')

/** A paragraph that a word processor made for an item of a list. @param whole what is in it. */
export function pastedItem(node: HtmlElement, whole: readonly Piece[]): Item | undefined {
  if (!/(?:^|\s)MsoList(?:Paragraph|Bullet|Number)/iu.test(attribute(node, 'class'))) return undefined
  const text = textIn(node)
  const marker = findElement(node, (inner) => styleOf(inner, 'mso-list') === 'ignore')
  const marked = marker && markedMarker.exec(textIn(marker))
  const length = marked && marker ? text.indexOf(textIn(marker)) + textIn(marker).length : 0
  const found = marked && text.slice(0, length).trim() === textIn(marker).trim() ? marked : pastedMarker.exec(text)
  if (!found) return undefined
  if (!whole.every(isWords)) return undefined
  const words = withoutStart(whole, found === marked ? length : found[0].length)
  const [, level] = /\blevel([1-9])\b/u.exec(styleOf(node, 'mso-list')) ?? []
  return { kind: 'item', isTyped: false, level: Number(level ?? 1), number: numberIn(found), words, whole }
}

const numberIn = ({ groups }: RegExpExecArray): number | undefined =>
  groups?.['number'] === undefined ? undefined : Number(groups['number'])

const isWords = (piece: Piece): piece is Words => piece.kind === 'words'

/** The lines before which somebody typed a bullet, and what stands above them; undefined where there are others between. */
export function typedItems(words: readonly Words[]): { head: readonly Words[]; items: readonly Item[] } | undefined {
  const all = splitLines(words, ({ run }) => isLineBreak(run)).filter((line) =>
    line.some((word) => textOf(word).trim() !== ''),
  )
  const first = all.findIndex((line) => bulletOf(line))
  const items = all.slice(first).flatMap((line): Item[] => {
    const [marker] = bulletOf(line) ?? []
    return marker === undefined
      ? []
      : [
          {
            kind: 'item',
            isTyped: true,
            level: 1,
            number: undefined,
            words: withoutStart(line, marker.length),
            whole: line,
          },
        ]
  })
  if (first < 0 || first + items.length < all.length || (first > 0 && items.length < 2)) return undefined
  const [line] = all[first] ?? []
  return { head: first > 0 && line ? words.slice(0, words.indexOf(line)) : [], items }
}

/** None where each space counts, as somebody meant the line to stand as it stands. */
function bulletOf(line: readonly Words[]): RegExpExecArray | null {
  return line.some(({ keepsSpace, run }) => keepsSpace || run.leaf.type === 'inlineCode')
    ? null
    : bullet.exec(line.map(textOf).join(''))
}

const textOf = ({ run: { leaf } }: Words): string => ('value' in leaf ? leaf.value : '')

function withoutStart(words: readonly Words[], length: number): Words[] {
  let left = length
  return words.map((word) => {
    const { leaf } = word.run
    if (!('value' in leaf) || left === 0) return word
    const cut = Math.min(left, leaf.value.length)
    left -= cut
    return { ...word, run: { ...word.run, leaf: { ...leaf, value: leaf.value.slice(cut) } } }
  })
}

/** Items that follow each other, as lists. A single bullet that somebody typed is none. */
export function listsOf(items: readonly Item[]): Flow[] {
  const [only] = items
  if (only?.isTyped && items.length === 1) return paragraphs(collapseSpace(only.whole))
  const flow: List[] = []
  for (let from = 0; from < items.length; ) {
    const item = items[from]
    if (!item) break
    let end = from + 1
    while ((items[end]?.level ?? 0) > item.level) end += 1
    const below = items.slice(from + 1, end)
    const child: ListItem = {
      type: 'listItem',
      checked: null,
      children: [...paragraphs(collapseSpace(item.words)), ...listsOf(below)],
    }
    const last = flow.at(-1)
    if (last && follows(last, item)) last.children.push(child)
    else flow.push({ type: 'list', ordered: item.number !== undefined, start: item.number ?? 1, children: [child] })
    from = end
  }
  return flow
}

/** Whether it goes on with the same list: of numbers with the next one. */
const follows = ({ ordered, start, children }: List, { number }: Item): boolean =>
  ordered ? number === (start ?? 1) + children.length : number === undefined
