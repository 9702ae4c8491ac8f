/** Links a package to its form, and the form to the packages that it offers. */

import { asksForCinema } from '#content/schema/answers/cinema-fields.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { formAnchor } from '#site/shared/form-anchor.ts'
import { type PricedPackage, pricedPackage } from './priced-package.ts'

type Offer = Entry<'package'>
type FormEntry = Entry<'form'>

/** The way to book; where that is a form of ours, with what is chosen already, its place in the page, and its names for the rest. */
export interface Booking {
  readonly href: string
  readonly anchor?: string
  readonly guests?: string
  readonly cinema?: string
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
    ...ifPresent('cinema', cinemaFieldOf(form)),
  }
}

const fieldOffering = ({ fields }: FormEntry, value: string): string | undefined =>
  fields.find((field) => 'options' in field && field.options.some((option) => option.value === value))?.name

const guestsFieldOf = ({ fields }: FormEntry): string | undefined =>
  fields.find(({ type, name }) => type === 'number' && name === guestsField)?.name

const cinemaFieldOf = ({ fields }: FormEntry): string | undefined => fields.find(asksForCinema)?.name

/** The packages that a form offers, and which of its fields say which, for how many, and at which cinema. */
export interface OfferedPackages {
  readonly field: string
  readonly guests?: string
  readonly cinema?: string
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
    ...ifPresent('cinema', cinemaFieldOf(form)),
    packages: offered.map((offer) => pricedPackage(source, offer)),
  }
}
