/** Makes lists of items that follow each other and say how deep they stand. */
import type { List, ListItem } from 'mdast'
import { paragraphs } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Item } from '../segment.ts'
import { collapseWhiteSpace } from '../white-space.ts'

/** A single bullet that somebody typed is no list. */
export function nestItems(items: readonly Item[]): Flow[] {
  const [only, ...others] = items
  if (only?.origin === 'typed' && others.length === 0) return paragraphs(collapseWhiteSpace(only.original))
  const lists: List[] = []
  for (const { item, below } of byLevel(items)) {
    const children = [...paragraphs(collapseWhiteSpace(item.words)), ...nestItems(below)]
    const child: ListItem = { type: 'listItem', checked: null, children }
    const last = lists.at(-1)
    if (last && follows(last, item)) last.children.push(child)
    else lists.push({ type: 'list', ordered: item.number !== undefined, start: item.number ?? 1, children: [child] })
  }
  return lists
}

/** Each item with those after it that stand deeper. */
function byLevel(items: readonly Item[]): { readonly item: Item; readonly below: readonly Item[] }[] {
  const groups: { item: Item; below: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && item.level > last.item.level) last.below.push(item)
    else groups.push({ item, below: [] })
  }
  return groups
}

/** Whether it goes on with the same list: of numbers with the next one. */
const follows = ({ ordered, start, children }: List, { number }: Item): boolean =>
  ordered ? number === (start ?? 1) + children.length : number === undefined
