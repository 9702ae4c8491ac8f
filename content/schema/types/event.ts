/** Types of entry that take place on certain days. */
import { entryWithoutPage, entryWithPage, link, video } from '#content/schema/common.ts'
import {
  day,
  image,
  images,
  instant,
  multilineText,
  order,
  prose,
  reference,
  references,
  select,
  term,
  text,
} from '#content/schema/field-kinds.ts'

export const event = entryWithPage('event', {
  summary: multilineText({ max: 300 }),
  category: term('event-category'),
  from: instant(),
  to: instant(),
  venue: text(),
  cinemas: references('cinema'),
  image: image(),
  gallery: images(),
  registration: link().optional(),
  body: prose(),
})

export const filmFestival = entryWithPage('filmFestival', {
  summary: multilineText({ max: 300 }),
  from: day({ label: 'Running period: first day' }),
  to: day({ label: 'Running period: last day' }),
  movies: references(['movie', 'internationalScreenMovie']),
  cinemas: references('cinema'),
  image: image(),
  gallery: images(),
  body: prose(),
})

/** The kinds of special screenings, each with an address of its own. */
export const screeningKinds = {
  appreciation: 'Appreciation screening',
  commemorative: 'Commemorative screening',
  international: 'International screening',
} as const

export const specialScreening = entryWithPage('specialScreening', {
  kind: select(screeningKinds),
  summary: multilineText({ max: 300 }),
  date: instant(),
  movies: references(['movie', 'internationalScreenMovie']),
  cinemas: references('cinema'),
  image: image(),
  body: prose(),
})

export const internationalScreen = entryWithPage('internationalScreen', {
  summary: multilineText({ max: 300 }),
  category: term('international-screen-category'),
  image: image(),
  order: order(),
  body: prose(),
})

export const internationalScreenFilmFestival = entryWithPage('internationalScreenFilmFestival', {
  summary: multilineText({ max: 300 }),
  from: day({ label: 'Running period: first day' }),
  to: day({ label: 'Running period: last day' }),
  movies: references('internationalScreenMovie'),
  cinemas: references('cinema'),
  image: image(),
  body: prose(),
})

export const internationalScreenEventGallery = entryWithPage('internationalScreenEventGallery', {
  summary: multilineText({ max: 300 }),
  date: day(),
  venue: text(),
  cover: image(),
  images: images({ min: 1 }),
  video: video().optional(),
  body: prose().optional(),
})

export const internationalScreenScreenEncounter = entryWithoutPage('internationalScreenScreenEncounter', {
  summary: multilineText({ max: 300 }),
  guest: text(),
  date: instant(),
  venue: text(),
  cinema: reference('cinema').optional(),
  movie: reference('internationalScreenMovie').optional(),
  image: image(),
  body: prose(),
})
