/** Cinemas, what they offer, and what is asked about them. */
import { entry, geo, part } from './common.ts'
import {
  choice,
  image,
  images,
  lines,
  list,
  prose,
  reference,
  references,
  term,
  terms,
  text,
  texts,
  time,
  whole,
} from './field-kinds.ts'

export const cinemaBrands = { gsc: 'GSC', aurum: 'Aurum Theatre', velvet: 'Velvet Cinemas' } as const

export const cinema = entry('cinema', {
  brand: choice(cinemaBrands),
  summary: lines({ max: 300 }),
  mall: text({ help: 'The building it stands in.' }).optional(),
  address: lines({ max: 300 }),
  postcode: text({ max: 5, pattern: /^\d{5}$/ }),
  town: text({ max: 60 }),
  state: term('state'),
  geo: geo().optional(),
  phone: text({ max: 30, pattern: /^\+?[\d ()-]+$/ }).optional(),
  openingHours: list({ days: text({ max: 60, help: 'Such as: Monday to Thursday.' }), opens: time(), closes: time() }),
  numberOfHalls: whole({ min: 1 }),
  seatingCapacity: whole({ min: 1, unit: 'seats' }),
  halls: list({
    name: text({ max: 60 }),
    seats: whole({ min: 1 }),
    experience: reference('experience').optional(),
    wheelchairPlaces: whole({ label: 'Wheelchair places' }),
  }),
  facilities: terms('facility'),
  experiences: references('experience'),
  accessFacts: texts({ label: 'Access', help: 'One fact each: step-free way in, hearing loop, companion tickets.' }),
  parking: lines({ max: 500 }).optional(),
  transit: lines({ max: 500, label: 'Public transport' }).optional(),
  image: image(),
  gallery: images(),
  ticketingId: text({ max: 40, pattern: /^[\w-]+$/, label: 'Ticketing id' }).optional(),
  body: prose().optional(),
})

export const cinemaFaq = part(
  'cinemaFaq',
  {
    cinemas: references('cinema', { help: 'Leave empty for a question that concerns every cinema.' }),
    order: whole(),
    body: prose({ label: 'Answer' }),
  },
  { label: 'Question' },
)

export const experience = entry('experience', {
  tagline: text({ help: 'What it is, in one plain sentence.' }),
  image: image(),
  gallery: images(),
  features: list({ title: text({ max: 80 }), text: lines({ max: 400 }) }),
  order: whole(),
  body: prose(),
})
