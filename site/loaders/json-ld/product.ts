import type { ItemAvailability, Product } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

const availabilities = {
  available: 'https://schema.org/InStock',
  soon: 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/SoldOut',
} as const satisfies Record<Entry<'keepsake'>['availability'], ItemAvailability>

export const keepsakeProduct = (source: Source, keepsake: Entry<'keepsake'>): Product => {
  const [image] = keepsake.images
  const availability = availabilities[keepsake.availability]
  return productOf(source, keepsake, { price: keepsake.price, availability, image })
}

export const packageProduct = (source: Source, offer: Entry<'package'>): Product =>
  productOf(source, offer, { price: offer.price, availability: availabilities.available, image: offer.image })

interface Sale {
  /** Ringgit. */
  readonly price: number
  readonly availability: ItemAvailability
  /** `file/<id>` */
  readonly image: string | undefined
}

const productOf = (
  source: Source,
  entry: Entry<'keepsake'> | Entry<'package'>,
  { price, availability, image }: Sale,
): Product => ({
  '@type': 'Product',
  name: entry.title,
  description: entry.summary,
  url: pageUrl(source, entry),
  ...(image ? { image: imageUrl(source, image) } : {}),
  brand: { '@type': 'Brand', name: settingsOf(source).siteName },
  offers: {
    '@type': 'Offer',
    url: pageUrl(source, entry),
    price: price.toFixed(2),
    priceCurrency: 'MYR',
    availability,
    itemCondition: 'https://schema.org/NewCondition',
    seller: publisher(source),
  },
})
