import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { invitationPlaces } from '#site/loaders/content-pages/packages/invitation-places.ts'
import { cinemaNames, plannedPackage } from '#site/loaders/content-pages/packages/planned-package.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'

/** The packages for an occasion, or all. */
export const load = basicPageLoader(
  (source, { occasion }) => {
    const offers = byOrder(source.all('package')).filter(
      (offer) => occasion === undefined || offer.occasion === occasion,
    )
    return {
      packages: offers.map((offer) => plannedPackage(source, offer)),
      cinemas: cinemaNames(source, offers),
      isAll: occasion === undefined,
      rest: invitationPlaces(source, offers),
    }
  },
  (source, _page, { packages }) => itemList(source, packages),
)
