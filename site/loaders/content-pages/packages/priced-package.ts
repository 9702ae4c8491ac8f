/** What a package costs, and on which terms. */

import type { Entry } from '#content/schema/entry-types.ts'
import { hrefOf } from '#site/loaders/cards/card.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** Amounts are in ringgit. */
export interface Pricing {
  readonly amount: number
  /** Unknown: no estimate can be given. */
  readonly per?: Entry<'package'>['pricePer']
  /** The guests that it is meant for; where the price is for a group, those that it is for. */
  readonly pax: number
  readonly furtherGuest?: number
  readonly fewest?: number
  readonly most?: number
}

export interface PricedPackage {
  readonly id: string
  readonly title: string
  readonly href?: string
  readonly pricing: Pricing
  /** For whom the price is, and on which days. */
  readonly note?: string
  readonly terms?: string
}

export function pricedPackage(source: Source, offer: Entry<'package'>): PricedPackage {
  const { href } = hrefOf(source, offer)
  return {
    id: offer.slug,
    title: offer.title,
    ...ifPresent('href', href),
    pricing: {
      amount: offer.price,
      ...ifPresent('per', offer.pricePer),
      pax: offer.pax,
      ...ifPresent('furtherGuest', offer.furtherGuest),
      ...ifPresent('fewest', offer.fewestGuests),
      ...ifPresent('most', offer.mostGuests),
    },
    ...ifPresent('note', offer.priceNote),
    ...ifPresent('terms', offer.terms && href && `${href}#termsAndConditions`),
  }
}
