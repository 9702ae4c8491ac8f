/** Cinemas, their experiences, and the questions about them. */
import { entryWithoutPage, entryWithPage, geo, ticketingIdField } from '#content/schema/common.ts'
import {
  image,
  images,
  integer,
  list,
  multilineText,
  order,
  prose,
  reference,
  references,
  select,
  term,
  terms,
  text,
  textList,
} from '#content/schema/field-kinds.ts'
import { openingHours } from '#content/schema/hours/opening-hours.ts'

export const cinemaBrands = { gsc: 'GSC', aurum: 'Aurum Theatre', velvet: 'Velvet Cinemas' } as const

export const cinema = entryWithPage('cinema', {
  brand: select(cinemaBrands),
  summary: multilineText({ max: 300 }),
  mall: text({ help: 'The building it stands in.' }).optional(),
  address: multilineText({ max: 300 }),
  postcode: text({ max: 5, pattern: /^\d{5}$/ }),
  town: text({ max: 60 }),
  state: term('state'),
  geo: geo().optional(),
  phone: text({ max: 30, pattern: /^\+?[\d ()-]+$/ }).optional(),
  openingHours: openingHours(),
  numberOfHalls: integer({ min: 1 }),
  seatingCapacity: integer({ min: 1, unit: 'seats' }),
  halls: list({
    name: text({ max: 60 }),
    seats: integer({ min: 1 }),
    experience: reference('experience').optional(),
    wheelchairPlaces: integer({ label: 'Wheelchair places' }),
    wheelchairPlacesAt: text({
      max: 80,
      label: 'Where the wheelchair places are',
      help: 'Such as: Row F, on both aisles.',
    }).optional(),
  }),
  facilities: terms('facility'),
  experiences: references('experience'),
  accessFacts: textList({ label: 'Access', help: 'One fact each: step-free way in, hearing loop, companion tickets.' }),
  parking: multilineText({ max: 500 }).optional(),
  transit: multilineText({ max: 500, label: 'Public transport' }).optional(),
  image: image(),
  gallery: images(),
  ticketingId: ticketingIdField().optional(),
  body: prose().optional(),
})

export const cinemaFaq = entryWithoutPage(
  'cinemaFaq',
  {
    cinemas: references('cinema', {
      help: 'Leave empty for a question that concerns every cinema.',
      emptyMeans: 'every cinema',
    }),
    order: order(),
    body: prose({ label: 'Answer' }),
  },
  { label: 'Question' },
)

export const experience = entryWithPage('experience', {
  tagline: text({ help: 'What it is, in one plain sentence.' }),
  image: image(),
  gallery: images(),
  features: list({ title: text({ max: 80 }), text: multilineText({ max: 400 }) }),
  order: order(),
  body: prose(),
})
