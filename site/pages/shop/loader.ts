import type { Entry } from '#content/schema/entry-types.ts'
import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load = basicPageLoader(
  (source, page) => {
    const placed = placedOn(page)
    const isOnShelf = ({ id, kind }: Entry<'keepsake'>) =>
      (page.shelf.length === 0 || page.shelf.includes(kind)) && !placed.has(`ref:keepsake/${id}`)
    return {
      keepsakes: byOrder(source.all('keepsake').filter(isOnShelf)).map((keepsake) => keepsakeCard(source, keepsake)),
    }
  },
  (source, _page, { keepsakes }) => itemList(source, keepsakes),
)

/** Links of the editor's own cards: what they lead to does not stand on the shelf a second time. */
const placedOn = ({ sections }: Entry<'basicPage'>): ReadonlySet<string | undefined> =>
  new Set(sections.flatMap((section) => (section.type === 'cards' ? section.items.map(({ link }) => link) : [])))
