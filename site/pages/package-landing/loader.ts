import { packageCard, priceOf } from '#site/loaders/cards/package.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

/** Packages have no occasion as a field, so it is read from titles: pages about birthdays show birthday packages only. */
const birthday = /birthday/i

export const load = basicPageLoader(
  (source, page) => ({
    packages: byOrder(source.all('package'))
      .filter(({ title }) => !birthday.test(page.title) || birthday.test(title))
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
