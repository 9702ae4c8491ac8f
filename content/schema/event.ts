/** What happens on certain days. */
import { entry, link, video } from './common.ts'
import {
  choice,
  day,
  image,
  images,
  instant,
  lines,
  prose,
  reference,
  references,
  term,
  text,
  whole,
} from './field-kinds.ts'

export const event = entry('event', {
  summary: lines({ max: 300 }),
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

export const filmFestival = entry('filmFestival', {
  summary: lines({ max: 300 }),
  from: day({ label: 'Running period: first day' }),
  to: day({ label: 'Running period: last day' }),
  movies: references(['movie', 'internationalScreenMovie']),
  cinemas: references('cinema'),
  image: image(),
  gallery: images(),
  body: prose(),
})

/** The three addresses of special screenings: product spec, point 2. */
export const screeningKinds = {
  appreciation: 'Appreciation screening',
  commemorative: 'Commemorative screening',
  international: 'International screening',
} as const

export const specialScreening = entry('specialScreening', {
  kind: choice(screeningKinds),
  summary: lines({ max: 300 }),
  date: instant(),
  movies: references(['movie', 'internationalScreenMovie']),
  cinemas: references('cinema'),
  image: image(),
  body: prose(),
})

export const internationalScreen = entry('internationalScreen', {
  summary: lines({ max: 300 }),
  category: term('international-screen-category'),
  image: image(),
  order: whole(),
  body: prose(),
})

export const internationalScreenFilmFestival = entry('internationalScreenFilmFestival', {
  summary: lines({ max: 300 }),
  from: day({ label: 'Running period: first day' }),
  to: day({ label: 'Running period: last day' }),
  movies: references('internationalScreenMovie'),
  cinemas: references('cinema'),
  image: image(),
  body: prose(),
})

export const internationalScreenEventGallery = entry('internationalScreenEventGallery', {
  summary: lines({ max: 300 }),
  date: day(),
  venue: text(),
  cover: image(),
  images: images({ min: 1 }),
  video: video().optional(),
  body: prose().optional(),
})

export const internationalScreenScreenEncounter = entry('internationalScreenScreenEncounter', {
  summary: lines({ max: 300 }),
  guest: text(),
  date: instant(),
  venue: text(),
  cinema: reference('cinema').optional(),
  movie: reference('internationalScreenMovie').optional(),
  image: image(),
  body: prose(),
})
