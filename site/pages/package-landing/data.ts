import { basicWith } from '../../data/basic-page.ts'
import { packageCard } from '../../data/cards/package.ts'
import { byOrder } from '../../data/order.ts'

export const load = basicWith((source) => ({
  packages: byOrder(source.all('package')).map((offer) => ({
    card: packageCard(source, offer),
    inclusions: offer.inclusions,
  })),
}))
