/** Packages as visitors compare them: for how many guests, at which cinemas and halls, and the way to the form. */

import { asksForCinema } from '#content/schema/answers/cinema-fields.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { hrefOf } from '#site/loaders/cards/card.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { formAnchor } from '#site/shared/form-anchor.ts'
import type { Picture } from '#site/shared/picture.ts'

/** In ringgit. */
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
  /** Of the price: for whom, on which days. */
  readonly note?: string
  readonly terms?: string
}

export interface Hall {
  readonly name: string
  readonly seats: number
}

/** A cinema that has a package; with the halls of its kinds, where these are known. */
export interface PackageCinema {
  readonly id: string
  readonly halls?: readonly Hall[]
}

export interface PlannedPackage extends PricedPackage {
  readonly occasion?: Offer['occasion']
  readonly text: string
  readonly picture: Picture
  readonly inclusions: readonly string[]
  readonly cinemas: readonly PackageCinema[]
  readonly booking?: Booking
}

/** The way to book; where that is a form of ours, with what is chosen already, its place in the page, and its names for the rest. */
export interface Booking {
  readonly href: string
  readonly anchor?: string
  readonly guests?: string
  readonly cinema?: string
}

type Offer = Entry<'package'>
type FormEntry = Entry<'form'>

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
    ...ifPresent('note', offer.priceNote),
    ...ifPresent('terms', offer.terms && href && `${href}#terms`),
  }
}

export const plannedPackage = (source: Source, offer: Offer): PlannedPackage => ({
  ...pricedPackage(source, offer),
  ...ifPresent('occasion', offer.occasion),
  text: offer.summary,
  picture: source.picture(offer.image),
  inclusions: offer.inclusions,
  cinemas: offer.cinemas.map((key) => packageCinema(source.entry('cinema', key), offer)),
  ...ifPresent('booking', bookingOf(source, offer)),
})

function packageCinema({ slug, halls }: Entry<'cinema'>, { hallKinds, ordinaryHalls }: Offer): PackageCinema {
  const ofKind = halls.filter(({ experience }) => (experience ? hallKinds.includes(experience) : ordinaryHalls))
  return ofKind.length === 0 ? { id: slug } : { id: slug, halls: ofKind.map(({ name, seats }) => ({ name, seats })) }
}

/** What the form for a number of guests calls it: as the field of a package does. */
const guestsField = 'pax'

export function bookingOf(source: Source, offer: Offer): Booking | undefined {
  const href = offer.bookLink && source.link(offer.bookLink)
  const key = href && source.pageAt(href)?.form
  if (!key) return href ? { href } : undefined
  const form = source.entry('form', key)
  const chosen = [offer.slug, offer.occasion ?? ''].flatMap((value): [string, string][] => {
    const field = fieldOffering(form, value)
    return field ? [[field, value]] : []
  })
  return {
    href: chosen.length > 0 ? `${href}?${new URLSearchParams(chosen)}` : href,
    anchor: formAnchor(form.id),
    ...ifPresent('guests', guestsFieldOf(form)),
    ...ifPresent('cinema', form.fields.find(asksForCinema)?.name),
  }
}

const fieldOffering = ({ fields }: FormEntry, value: string): string | undefined =>
  fields.find((field) => 'options' in field && field.options.some((option) => option.value === value))?.name

const guestsFieldOf = ({ fields }: FormEntry): string | undefined =>
  fields.find(({ type, name }) => type === 'number' && name === guestsField)?.name

/** The packages that a form offers, and which of its fields say which, and for how many. */
export interface OfferedPackages {
  readonly field: string
  readonly guests?: string
  readonly packages: readonly PricedPackage[]
}

export function packagesOffered(source: Source, form: FormEntry): OfferedPackages | undefined {
  const offered = byOrder(source.all('package')).filter(({ slug }) => fieldOffering(form, slug) !== undefined)
  const [first] = offered
  const field = first && fieldOffering(form, first.slug)
  if (field === undefined) return undefined
  return {
    field,
    ...ifPresent('guests', guestsFieldOf(form)),
    packages: offered.map((offer) => pricedPackage(source, offer)),
  }
}

/** By slug. */
export type CinemaNames = Readonly<Record<string, { readonly name: string; readonly href?: string }>>

/** Those at which there is one of the packages. */
export const cinemaNames = (source: Source, offers: readonly Offer[]): CinemaNames =>
  Object.fromEntries(
    [...new Set(offers.flatMap(({ cinemas }) => cinemas))]
      .map((key) => source.entry('cinema', key))
      .map((cinema) => [cinema.slug, { name: cinema.title, ...hrefOf(source, cinema) }]),
  )
