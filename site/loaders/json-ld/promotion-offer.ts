import type { Offer } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

/** An offer without a price: a promotion's value is in its text only. */
export const promotionOffer = (source: Source, promotion: Entry<'promotion'>): Offer => ({
  '@type': 'Offer',
  name: promotion.title,
  description: promotion.summary,
  url: pageUrl(source, promotion),
  image: imageUrl(source, promotion.image),
  validFrom: promotion.from,
  ...(promotion.to ? { validThrough: promotion.to } : {}),
  offeredBy: publisher(source),
})
