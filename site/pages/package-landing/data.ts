import { basicWith } from '../../data/basic-page.ts'
import { byOrder, packageCard } from '../../data/cards.ts'

export const load = basicWith((source) => ({
  packages: byOrder(source.all('package')).map((offer) => ({
    card: packageCard(source, offer),
    inclusions: offer.inclusions,
  })),
}))
