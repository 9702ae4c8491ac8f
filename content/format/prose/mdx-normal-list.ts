import type { List, ListItem } from 'mdast'

type Content = ListItem['children']

/**
 * A list in normal form: no empty items, and either every item has a box or none has.
 *
 * An item that holds nothing but a list belongs to the item before it, which is where a reader sees it. Among numbers an
 * empty item stays where another follows, as that one would get its number.
 */
export function normalList({ ordered, start, children }: List, normalFlow: (nodes: Content) => Content): List[] {
  const all: ListItem[] = []
  for (const item of children) {
    const content = normalFlow(item.children)
    const previous = all.findLast(isFilled)
    if (content.length === 0 && ordered !== true) continue
    if (previous && content.length > 0 && content.every((node) => node.type === 'list'))
      previous.children = [...previous.children, ...content]
    else all.push({ type: 'listItem', spread: false, checked: item.checked ?? null, children: content })
  }
  const items = all.slice(0, all.findLastIndex(isFilled) + 1)
  if (items.length === 0) return []
  const boxed = ordered !== true && items.some((item) => canHaveBox(item) && item.checked !== null)
  for (const item of items) item.checked = boxed && canHaveBox(item) ? item.checked === true : null
  return [
    {
      type: 'list',
      ordered: ordered === true,
      start: ordered ? firstNumber(start) : null,
      spread: false,
      children: items,
    },
  ]
}

const isFilled = (item: ListItem): boolean => item.children.length > 0

// Markdown puts the box into the item's first paragraph.
const canHaveBox = (item: ListItem): boolean => item.children[0]?.type === 'paragraph'

// Markdown reads no more than nine digits.
const firstNumber = (start: number | null | undefined): number =>
  Number.isInteger(start) && Number(start) >= 0 && Number(start) <= 999_999_999 ? Number(start) : 1
