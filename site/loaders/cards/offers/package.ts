import { counted } from '#content/format/count.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { hrefOf, summaryOf } from '#site/loaders/cards/card.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { formatRinggit } from '#site/shared/money.ts'

export const packageCard = (source: Source, offer: Entry<'package'>): Card => ({
  id: offer.slug,
  ...hrefOf(source, offer),
  title: offer.title,
  ...summaryOf(offer),
  meta: [formatPrice(offer), `For ${guestsOf(offer)}`],
  picture: source.picture(offer.image),
  shape: 'wide',
})

/** How many it is for. */
export const guestsOf = ({ pax }: Entry<'package'>): string => counted(pax, 'person', 'people')

const formatPrice = ({ price, priceNote }: Entry<'package'>): string =>
  withWholeFigures([formatRinggit(price), priceNote].filter(Boolean).join(', '))

/** Price and note apart, where the price is shown large. */
export const priceOf = ({ price, priceNote }: Entry<'package'>) => ({
  text: formatRinggit(price),
  ...ifPresent('note', withWholeFigures(priceNote)),
})
