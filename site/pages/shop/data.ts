import { basicWith } from '#site/data/basic-page.ts'
import { keepsakeCard } from '#site/data/cards/keepsake.ts'
import { byOrder } from '#site/data/order.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    keepsakes: byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake)),
  }),
  (source, _page, { keepsakes }) => itemList(source, keepsakes),
)
