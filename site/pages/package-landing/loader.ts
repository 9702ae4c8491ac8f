import { packageCard, priceOf } from '#site/loaders/cards/offers/package.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load = basicPageLoader(
  (source, { occasion }) => ({
    packages: byOrder(source.all('package'))
      .filter((offer) => occasion === undefined || offer.occasion === occasion)
      .map((offer) => ({
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
