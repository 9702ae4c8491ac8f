import type { Entry } from '#content/schema/entry-types.ts'
import { optional } from '#site/data/links.ts'
import { ringgitText } from '#site/data/money.ts'
import type { Source } from '#site/data/source.ts'
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
