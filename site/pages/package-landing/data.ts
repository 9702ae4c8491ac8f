import { basicWith } from '../../data/basic-page.ts'
import { packageCard } from '../../data/cards/package.ts'
import { byOrder } from '../../data/order.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    packages: byOrder(source.all('package')).map((offer) => ({
      card: packageCard(source, offer),
      inclusions: offer.inclusions,
    })),
  }),
  (source, _page, { packages }) =>
    itemList(
      source,
      packages.map(({ card }) => card),
    ),
)
