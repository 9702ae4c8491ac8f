import { basicWith } from '../../data/basic-page.ts'
import { packageCard, priceOf } from '../../data/cards/package.ts'
import { byOrder } from '../../data/order.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    packages: byOrder(source.all('package')).map((offer) => ({
      card: packageCard(source, offer),
      inclusions: offer.inclusions,
      price: priceOf(offer),
      people: offer.pax,
    })),
  }),
  (source, _page, { packages }) =>
    itemList(
      source,
      packages.map(({ card }) => card),
    ),
)
