import type { ItemList } from 'schema-dts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { absolute } from './urls.ts'

/** The pages that a listing links to, each once, in its order. */
export function itemList(source: Source, cards: readonly Pick<Card, 'href' | 'title'>[]): ItemList[] {
  const linked = cards.filter(({ href }) => href?.startsWith('/'))
  // An event that ends before the page is too old is among those to come and those that are over.
  const listed = [...new Map(linked.map((card) => [card.href, card])).values()]
  if (listed.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListElement: listed.map(({ href = '/', title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(source, href),
      })),
    },
  ]
}
