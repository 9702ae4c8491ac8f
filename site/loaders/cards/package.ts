import type { Entry } from '#content/schema/entry-types.ts'
import { ringgitText } from '#site/loaders/format/money.ts'
import { optional } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Card, hrefOf } from './card.ts'

export const packageCard = (source: Source, offer: Entry<'package'>): Card => ({
  id: offer.slug,
  ...hrefOf(source, offer),
  title: offer.title,
  text: offer.summary,
  facts: [priceText(offer), `For ${offer.pax} people`],
  picture: source.picture(offer.image),
  shape: 'wide',
})

const priceText = ({ price, priceNote }: Entry<'package'>): string =>
  [ringgitText(price), priceNote].filter(Boolean).join(', ')

/** The same in two, where the figure is set large. */
export const priceOf = ({ price, priceNote }: Entry<'package'>) => ({
  text: ringgitText(price),
  ...optional('note', priceNote),
})
