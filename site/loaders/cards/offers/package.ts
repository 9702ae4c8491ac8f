import { counted } from '#content/format/count.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { hrefOf, summaryOf } from '#site/loaders/cards/card.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { briefRinggit, formatRinggit } from '#site/shared/money.ts'

export const packageCard = (source: Source, offer: Entry<'package'>): Card => ({
  id: offer.slug,
  ...hrefOf(source, offer),
  title: offer.title,
  ...summaryOf(offer),
  meta: pricesOf(offer),
  picture: source.picture(offer.image),
  shape: 'wide',
})

/** How many it is for. */
export const guestsOf = ({ pax }: Entry<'package'>): string => counted(pax, 'person', 'people')

/** A head and in all for those that it is meant for, as where packages are compared; as far as the entry says whom the price is for. */
function pricesOf(offer: Entry<'package'>): string[] {
  const { price, pricePer, pax } = offer
  const { text, note } = priceOf(offer)
  if (pricePer === undefined) return [note === undefined ? text : `${text}, ${note}`, `For ${guestsOf(offer)}`]
  const total = pricePer === 'guest' ? price * pax : price
  const prices = [`${briefRinggit(total / pax)} a head`, `${briefRinggit(total)} for ${counted(pax, 'guest')}`]
  return note === undefined ? prices : [...prices, `An estimate: ${note}`]
}

/** Price and note apart, where the price is shown large. */
export const priceOf = ({ price, priceNote }: Entry<'package'>) => ({
  text: formatRinggit(price),
  ...ifPresent('note', withWholeFigures(priceNote)),
})
