/** The price of a package, and its terms. */

import type { Entry } from '#content/schema/entry-types.ts'
import { hrefOf } from '#site/loaders/cards/card.ts'
import { priceOf } from '#site/loaders/cards/offers/package.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'

type Offer = Entry<'package'>

/** Amounts are in ringgit. */
export interface Pricing {
  readonly amount: number
  /** Unknown: no estimate can be given. */
  readonly per?: Offer['pricePer']
  /** The guests that it is meant for; where the price is for a group, those that it is for. */
  readonly pax: number
  readonly furtherGuest?: number
  readonly fewest?: number
  readonly most?: number
}

/** A cinema that has a package. */
export interface PackageCinema {
  readonly id: string
  /** Seats of the largest of its halls where the package takes place; left out where none of these is known. */
  readonly seats?: number
}

export interface PricedPackage {
  readonly id: string
  readonly title: string
  readonly href?: string
  readonly pricing: Pricing
  readonly cinemas: readonly PackageCinema[]
  /** Words for whom the price is, and on which days. */
  readonly note?: string
  readonly terms?: string
}

export function pricedPackage(source: Source, offer: Offer): PricedPackage {
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
    cinemas: offer.cinemas.map((key) => packageCinema(source.entry('cinema', key), offer)),
    ...ifPresent('note', priceOf(offer).note),
    ...ifPresent('terms', offer.terms && href && `${href}#termsAndConditions`),
  }
}

export function packageCinema(cinema: Entry<'cinema'>, offer: Offer): PackageCinema {
  const seats = hallsOf(cinema, offer).map(({ seats }) => seats)
  return seats.length === 0 ? { id: cinema.slug } : { id: cinema.slug, seats: Math.max(...seats) }
}

/** The halls of a cinema where a package takes place, as far as its entry tells of them. */
export const hallsOf = ({ halls }: Entry<'cinema'>, { hallKinds, ordinaryHalls }: Offer): Entry<'cinema'>['halls'] =>
  halls.filter(({ experience }) => (experience ? hallKinds.includes(experience) : ordinaryHalls))
