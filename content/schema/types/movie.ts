/** Films and what hangs on them. */
import { filmAccess } from '#content/schema/access-marks.ts'
import { entryWithoutPage, entryWithPage, ticketingIdField, video } from '#content/schema/common.ts'
import {
  day,
  image,
  images,
  integer,
  list,
  multilineText,
  multiSelect,
  number,
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
import { languages } from '#content/schema/languages.ts'

/** The tabs of the lists of films. */
export const movieTabs = {
  'now-showing': 'Now showing',
  'coming-soon': 'Coming soon',
  'advanced-sales': 'Advanced sales',
  'film-festival': 'Film festival',
  'international-screens': 'International screens',
} as const

export const originalTitle = () => ({
  originalTitle: text({ help: 'In its own script.' }).optional(),
  originalLanguage: select(languages, { label: 'Language of the original title' }).optional(),
})

/** The fields that the page of any film shows as its facts. */
const filmFacts = () => ({
  synopsis: prose(),
  director: textList({ min: 1 }),
  cast: textList(),
  classification: term('classification'),
  country: terms('country', { label: 'Country of origin', min: 1 }),
  spokenLanguage: terms('language', { label: 'Spoken language', min: 1 }),
  subtitles: terms('language'),
  access: multiSelect(filmAccess, {
    help: 'What the distributor supplies; showings with it are marked by the ticketing service.',
  }),
  runningTimeMinutes: integer({ min: 1, max: 900, unit: 'min', label: 'Running time' }).optional(),
  poster: image({ help: 'Upright, two by three.' }),
  stills: images(),
  trailer: video().optional(),
})

export const movie = entryWithPage('movie', {
  ...originalTitle(),
  tagline: text().optional(),
  ...filmFacts(),
  classificationAdvice: text({ help: 'Such as: some frightening scenes.' }).optional(),
  genre: terms('genre', { min: 1 }),
  releaseDate: day().optional(),
  lastDay: day({ help: 'The last day it is shown; leave empty until it is known.' }).optional(),
  advancedSalesFrom: day({ help: 'From this day tickets are sold before the release.' }).optional(),
  formats: references('experience', { label: 'Formats', help: 'The experiences it is shown in.' }),
  ticketingId: ticketingIdField().optional(),
  backdrop: image({ help: 'Wide, at least 2000 pixels.' }).optional(),
  backdropMobile: image({ label: 'Backdrop for phones', help: 'Four by five.' }).optional(),
  reviews: list({
    author: text(),
    source: text(),
    rating: number({ min: 0, max: 5, unit: 'of 5 stars' }).optional(),
    text: multilineText({ max: 1000 }),
  }),
  related: references('movie', { label: 'Related films' }),
  body: prose({ label: 'More about the film' }).optional(),
})

export const movieFaq = entryWithoutPage(
  'movieFaq',
  {
    movies: references('movie', {
      help: 'Leave empty for a question that concerns every film.',
      emptyMeans: 'every film',
    }),
    order: order(),
    body: prose({ label: 'Answer' }),
  },
  { label: 'Question' },
)

export const movieGift = entryWithoutPage('movieGift', {
  movies: references('movie', { min: 1 }),
  image: image(),
  from: day(),
  to: day(),
  cinemas: references('cinema', { emptyMeans: 'all cinemas' }),
  conditions: multilineText(),
  body: prose().optional(),
})

export const movieLineUp = entryWithoutPage('movieLineUp', {
  period: text({ help: 'As shown, such as: December 2026.' }),
  from: day(),
  to: day(),
  image: image().optional(),
  movies: references('movie', { min: 1 }),
})

export const movieList = entryWithoutPage('movieList', {
  tab: select(movieTabs),
  movies: references(['movie', 'internationalScreenMovie'], {
    help: 'Shown first, in this order. In the first three tabs films come and go by their dates and their sale.',
  }),
})

export const internationalScreenMovie = entryWithPage('internationalScreenMovie', {
  ...originalTitle(),
  ...filmFacts(),
  festival: reference('internationalScreenFilmFestival').optional(),
  screen: reference('internationalScreen', { label: 'Programme' }).optional(),
  releaseDate: day().optional(),
  ticketingId: ticketingIdField().optional(),
  body: prose().optional(),
})
