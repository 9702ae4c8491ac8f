/**
 * What facts for search engines must say, and that pages show the same. Required properties are those of Google's
 * documentation, `https://developers.google.com/search/docs/appearance/structured-data/<page>`; where it asks for none, or
 * knows no such type, those that make sense of the type at schema.org.
 */

import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { formatDay, formatInstant } from '#site/loaders/format/dates.ts'
import { formatRunningTime } from '#site/loaders/format/running-time.ts'
import { formatRinggit } from '#site/shared/money.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'
import type { BuiltPage } from '#test/browser/built-pages.ts'

type Thing = Readonly<Record<string, unknown>>

/** Paths from the thing on; `a|b` asks for one of them. */
const required: Readonly<Record<string, readonly string[]>> = {
  // page: movie
  Movie: ['name', 'image', 'director.name', 'datePublished', 'url'],
  // page: local-business
  MovieTheater: ['name', 'address.streetAddress', 'address.addressLocality', 'address.addressCountry', 'url'],
  Restaurant: ['name', 'address.streetAddress', 'servesCuisine', 'hasMenu'],
  FoodEstablishment: ['name', 'address.streetAddress', 'hasMenu'],
  // page: event
  Event: ['name', 'startDate', 'location.name', 'location.address', 'image', 'description', 'organizer.name'],
  Festival: ['name', 'startDate', 'endDate', 'location.name', 'location.address'],
  ScreeningEvent: ['name', 'startDate', 'location.name', 'location.address'],
  // page: product-snippet
  Product: ['name', 'offers.price', 'offers.priceCurrency', 'image', 'offers.availability'],
  // schema.org/Offer: a promotion has no price
  Offer: ['name|price', 'url|price'],
  // page: article
  NewsArticle: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name'],
  // page: faqpage
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  // page: breadcrumb
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  // page: carousel
  ItemList: ['itemListElement.position', 'itemListElement.url'],
  // page: organization
  Organization: ['name'],
  // page: site-names
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
}

/** What a visitor reads for a value: nothing where the value is not shown as it is. */
type Shown = (value: string, thing: Thing) => string | undefined

const asIs: Shown = (value) => value
const day: Shown = (value) => (value.length === 10 ? formatDay(value).text : formatInstant(value).text)
/** A range says once what its days share, so its beginning is looked for in all of it. */
const from: Shown = (value, { endDate, validThrough }) => {
  const to = String(endDate ?? validThrough ?? '')
  return value.length === 10 && to.length === 10 ? formatDayRange({ from: value, to }) : day(value, {})
}
const price: Shown = (value) => formatRinggit(Number(value))

const shown: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  Movie: {
    name: asIs,
    alternateName: asIs,
    'director.name': asIs,
    'actor.name': asIs,
    genre: asIs,
    'countryOfOrigin.name': asIs,
    contentRating: asIs,
    datePublished: day,
    duration: (value) => formatRunningTime(minutesIn(value)),
  },
  MovieTheater: {
    name: asIs,
    telephone: asIs,
    'amenityFeature.name': asIs,
    screenCount: asIs,
    maximumAttendeeCapacity: (value) => Number(value).toLocaleString('en-MY'),
    'openingHoursSpecification.opens': formatTime,
    'openingHoursSpecification.closes': formatTime,
  },
  Restaurant: { name: asIs, servesCuisine: asIs, description: asIs, 'openingHoursSpecification.opens': formatTime },
  FoodEstablishment: { name: asIs, description: asIs },
  MenuItem: { name: asIs, description: asIs, 'offers.price': price },
  Event: { name: asIs, description: asIs, startDate: from, endDate: day },
  Festival: { name: asIs, description: asIs, startDate: from, endDate: day, 'location.name': asIs },
  ScreeningEvent: { name: asIs, description: asIs, startDate: day, 'workPresented.name': asIs },
  Product: { name: asIs, description: asIs, 'offers.price': price },
  Offer: { name: asIs, description: asIs, validFrom: from, validThrough: day },
  NewsArticle: { headline: asIs, articleSection: asIs, datePublished: (value) => formatDay(value.slice(0, 10)).text },
  Question: { name: asIs, 'acceptedAnswer.text': asIs },
  ItemList: { 'itemListElement.name': asIs },
}

/** What search engines want to know, and the page does not tell. Some of it is the editors' to give. */
export const missingFacts = ({ jsonLd }: BuiltPage): string[] =>
  describedIn(jsonLd).flatMap(([type, thing]) =>
    (required[type] ?? [])
      .filter((path) => !path.split('|').some((one) => hasAll(thing, one)))
      .map((path) => `${type} has no ${path}`),
  )

/** Against their rules: ratings that others have given, and jobs that have no page of their own. */
const refused = new Set(['AggregateRating', 'Rating', 'Review', 'JobPosting'])

export const refusedFacts = ({ jsonLd }: BuiltPage): string[] =>
  jsonLd
    .flatMap(thingsIn)
    .map((thing) => String(thing['@type']))
    .filter((type) => refused.has(type))

/** What a page tells search engines, and does not show. */
export const unseenFacts = ({ jsonLd, text }: BuiltPage): string[] =>
  describedIn(jsonLd).flatMap(([type, thing]) =>
    Object.entries(shown[type] ?? {}).flatMap(([path, say]) =>
      valuesAt(thing, path)
        .map((value) => say(String(value), thing))
        .filter((words) => words !== undefined && !text.includes(words.replace(/\s+/g, '')))
        .map((words) => `${type}: "${words}" is not shown`),
    ),
  )

/** What has an address of its own is described in full there, and only named elsewhere. */
const describedIn = (jsonLd: BuiltPage['jsonLd']): (readonly [type: string, thing: Thing])[] =>
  jsonLd
    .flatMap(thingsIn)
    .filter((thing) => typeof thing['@id'] !== 'string' || thing['@context'] !== undefined)
    .map((thing) => [String(thing['@type']), thing])

/** A thing and all things inside of it. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isThing(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)]
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values at a path, of every member where there is a list on the way. */
function valuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((member) => valuesAt(member, path))
  if (path === '') return value === undefined || value === '' ? [] : [value]
  if (!isThing(value)) return []
  const [first = '', ...rest] = path.split('.')
  return valuesAt(value[first], rest.join('.'))
}

/** Every member of a list on the way must have it. */
function hasAll(value: unknown, path: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((member) => hasAll(member, path))
  if (path === '') return value !== undefined && value !== ''
  const [first = '', ...rest] = path.split('.')
  return isThing(value) && hasAll(value[first], rest.join('.'))
}

function minutesIn(duration: string): number {
  const [, hours = '0', minutes = '0'] = /^PT(\d+)H(\d+)M$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}
