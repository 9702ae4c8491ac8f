/** Packages as visitors compare them: for how many guests, at which cinemas and halls. */

import type { Entry } from '#content/schema/entry-types.ts'
import { hrefOf, summaryOf } from '#site/loaders/cards/card.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Picture } from '#site/shared/picture.ts'
import { type Booking, bookingOf } from './booking.ts'
import { hallsOf, type PackageCinema, type PricedPackage, packageCinema, pricedPackage } from './priced-package.ts'

export interface Hall {
  readonly name: string
  readonly seats: number
}

/** A cinema with the halls of which the largest has `seats`. */
export interface PlannedCinema extends PackageCinema {
  readonly halls?: readonly Hall[]
}

export interface PlannedPackage extends PricedPackage {
  readonly occasion?: Offer['occasion']
  readonly text: string
  readonly picture: Picture
  readonly inclusions: readonly string[]
  readonly cinemas: readonly PlannedCinema[]
  readonly booking?: Booking
}

type Offer = Entry<'package'>

export const plannedPackage = (source: Source, offer: Offer): PlannedPackage => ({
  ...pricedPackage(source, offer),
  ...ifPresent('occasion', offer.occasion),
  ...summaryOf(offer),
  picture: source.picture(offer.image),
  inclusions: offer.inclusions,
  cinemas: offer.cinemas.map((key) => plannedCinema(source.entry('cinema', key), offer)),
  ...ifPresent('booking', bookingOf(source, offer)),
})

function plannedCinema(cinema: Entry<'cinema'>, offer: Offer): PlannedCinema {
  const halls = hallsOf(cinema, offer).map(({ name, seats }) => ({ name, seats }))
  return { ...packageCinema(cinema, offer), ...(halls.length === 0 ? {} : { halls }) }
}

/** Slug of a cinema → its name and page. */
export type CinemaNames = Readonly<Record<string, { readonly name: string; readonly href?: string }>>

/** The cinemas at which there is one of the packages. */
export const cinemaNames = (source: Source, offers: readonly Offer[]): CinemaNames =>
  Object.fromEntries(
    [...new Set(offers.flatMap(({ cinemas }) => cinemas))]
      .map((key) => source.entry('cinema', key))
      .map((cinema) => [cinema.slug, { name: cinema.title, ...hrefOf(source, cinema) }]),
  )
