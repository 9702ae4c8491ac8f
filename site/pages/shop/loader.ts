import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load = basicPageLoader(
  (source, { shelf }) => ({
    keepsakes: byOrder(source.all('keepsake').filter(({ kind }) => shelf.length === 0 || shelf.includes(kind))).map(
      (keepsake) => keepsakeCard(source, keepsake),
    ),
  }),
  (source, _page, { keepsakes }) => itemList(source, keepsakes),
)
