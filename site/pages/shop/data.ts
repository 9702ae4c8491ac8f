import { basicWith } from '../../data/basic-page.ts'
import { keepsakeCard } from '../../data/cards/keepsake.ts'
import { byOrder } from '../../data/order.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    keepsakes: byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake)),
  }),
  (source, _page, { keepsakes }) => itemList(source, keepsakes),
)
