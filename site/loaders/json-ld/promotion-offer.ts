import type { Offer } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

/** A promotion has no price of its own: what it is worth stands in its words. */
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
