/**
 * The table of everything the snapshot can hold: the one contract between the exporter and the site.
 *
 * Two types have no row. A *paragraph* lives inside its page (`sections.ts`), and a *web form submission* is what a
 * visitor sends: it never enters the snapshot.
 */
import type * as z from 'zod'
import { cinema, cinemaFaq, experience } from './types/cinema.ts'
import { foodAndBeverage, restaurant } from './types/dining.ts'
import { faq, news, story, storyFormSubmission, storyPrize } from './types/editorial.ts'
import {
  event,
  filmFestival,
  internationalScreen,
  internationalScreenEventGallery,
  internationalScreenFilmFestival,
  internationalScreenScreenEncounter,
  specialScreening,
} from './types/event.ts'
import { internationalScreenMovie, movie, movieFaq, movieGift, movieLineUp, movieList } from './types/movie.ts'
import { keepsake, packageOffer, promotion } from './types/offer.ts'
import { banner, basicPage, customBlock, notification, popupBlock } from './types/page.ts'
import { file, form, menu, redirect, settings, taxonomy } from './types/site.ts'

interface EntryTypeRow {
  readonly schema: z.ZodObject
  /** `mdx`: front matter and a body of prose. `json`: no body. */
  readonly format: 'mdx' | 'json'
  /** The word of editors and reviewers for one entry. */
  readonly label: string
  /** Their word for several. */
  readonly plural: string
  /** The group in which the type stands in the CMS's navigation. */
  readonly group:
    | 'Films'
    | 'Cinemas'
    | 'Food'
    | 'Offers'
    | 'Events'
    | 'International screens'
    | 'Editorial'
    | 'Pages'
    | 'Site'
  /** The address of an entry's page; `:name` is that field of the entry. No pattern: the entry has no page of its own. */
  readonly url?: string
}

export const entryTypes = {
  movie: { schema: movie, format: 'mdx', label: 'Film', plural: 'Films', group: 'Films', url: '/movie/:slug' },
  movieFaq: { schema: movieFaq, format: 'mdx', label: 'Film question', plural: 'Film questions', group: 'Films' },
  movieGift: { schema: movieGift, format: 'mdx', label: 'Film gift', plural: 'Film gifts', group: 'Films' },
  movieLineUp: { schema: movieLineUp, format: 'json', label: 'Line-up', plural: 'Line-ups', group: 'Films' },
  movieList: { schema: movieList, format: 'json', label: 'Film list', plural: 'Film lists', group: 'Films' },
  cinema: { schema: cinema, format: 'mdx', label: 'Cinema', plural: 'Cinemas', group: 'Cinemas', url: '/cinema/:slug' },
  cinemaFaq: {
    schema: cinemaFaq,
    format: 'mdx',
    label: 'Cinema question',
    plural: 'Cinema questions',
    group: 'Cinemas',
  },
  experience: {
    schema: experience,
    format: 'mdx',
    label: 'Experience',
    plural: 'Experiences',
    group: 'Cinemas',
    url: '/experience/:slug',
  },
  foodAndBeverage: {
    schema: foodAndBeverage,
    format: 'mdx',
    label: 'Food outlet',
    plural: 'Food outlets',
    group: 'Food',
    url: '/food-and-beverage/:slug',
  },
  restaurant: {
    schema: restaurant,
    format: 'mdx',
    label: 'Restaurant',
    plural: 'Restaurants',
    group: 'Food',
    url: '/restaurant/:slug',
  },
  promotion: {
    schema: promotion,
    format: 'mdx',
    label: 'Promotion',
    plural: 'Promotions',
    group: 'Offers',
    url: '/promotion/:slug',
  },
  package: {
    schema: packageOffer,
    format: 'mdx',
    label: 'Package',
    plural: 'Packages',
    group: 'Offers',
    url: '/package/:slug',
  },
  keepsake: {
    schema: keepsake,
    format: 'mdx',
    label: 'Keepsake',
    plural: 'Keepsakes',
    group: 'Offers',
    url: '/shop/keepsake/:slug',
  },
  event: { schema: event, format: 'mdx', label: 'Event', plural: 'Events', group: 'Events', url: '/event/:slug' },
  filmFestival: {
    schema: filmFestival,
    format: 'mdx',
    label: 'Film festival',
    plural: 'Film festivals',
    group: 'Events',
    url: '/film-festival/:slug',
  },
  specialScreening: {
    schema: specialScreening,
    format: 'mdx',
    label: 'Special screening',
    plural: 'Special screenings',
    group: 'Events',
    url: '/:kind-screenings/:slug',
  },
  internationalScreen: {
    schema: internationalScreen,
    format: 'mdx',
    label: 'Programme',
    plural: 'Programmes',
    group: 'International screens',
    url: '/international-screen/:slug',
  },
  internationalScreenMovie: {
    schema: internationalScreenMovie,
    format: 'mdx',
    label: 'International film',
    plural: 'International films',
    group: 'International screens',
    url: '/international-screens/movie/:slug',
  },
  internationalScreenFilmFestival: {
    schema: internationalScreenFilmFestival,
    format: 'mdx',
    label: 'International festival',
    plural: 'International festivals',
    group: 'International screens',
    url: '/international-screens/film-festival/:slug',
  },
  internationalScreenEventGallery: {
    schema: internationalScreenEventGallery,
    format: 'mdx',
    label: 'Gallery',
    plural: 'Galleries',
    group: 'International screens',
    url: '/international-screens/events-gallery/:slug',
  },
  internationalScreenScreenEncounter: {
    schema: internationalScreenScreenEncounter,
    format: 'mdx',
    label: 'Screen encounter',
    plural: 'Screen encounters',
    group: 'International screens',
  },
  news: { schema: news, format: 'mdx', label: 'News', plural: 'News', group: 'Editorial', url: '/news/:slug' },
  faq: { schema: faq, format: 'mdx', label: 'Question', plural: 'Questions', group: 'Editorial', url: '/faq/:slug' },
  story: { schema: story, format: 'mdx', label: 'Story', plural: 'Stories', group: 'Editorial' },
  storyFormSubmission: {
    schema: storyFormSubmission,
    format: 'mdx',
    label: "Winner's story",
    plural: "Winners' stories",
    group: 'Editorial',
  },
  storyPrize: { schema: storyPrize, format: 'mdx', label: 'Story prize', plural: 'Story prizes', group: 'Editorial' },
  basicPage: { schema: basicPage, format: 'mdx', label: 'Page', plural: 'Pages', group: 'Pages', url: ':path' },
  customBlock: { schema: customBlock, format: 'mdx', label: 'Block', plural: 'Blocks', group: 'Pages' },
  banner: { schema: banner, format: 'json', label: 'Banner', plural: 'Banners', group: 'Pages' },
  popupBlock: { schema: popupBlock, format: 'json', label: 'Popup', plural: 'Popups', group: 'Pages' },
  notification: {
    schema: notification,
    format: 'json',
    label: 'Notification',
    plural: 'Notifications',
    group: 'Pages',
  },
  menu: { schema: menu, format: 'json', label: 'Menu', plural: 'Menus', group: 'Site' },
  settings: { schema: settings, format: 'json', label: 'Settings', plural: 'Settings', group: 'Site' },
  redirect: { schema: redirect, format: 'json', label: 'Redirect', plural: 'Redirects', group: 'Site' },
  form: { schema: form, format: 'mdx', label: 'Form', plural: 'Forms', group: 'Site' },
  taxonomy: { schema: taxonomy, format: 'json', label: 'Term', plural: 'Terms', group: 'Site' },
  file: { schema: file, format: 'json', label: 'File', plural: 'Files', group: 'Site' },
} as const satisfies Record<string, EntryTypeRow>

export type EntryType = keyof typeof entryTypes
export type Entry<T extends EntryType = EntryType> = { [K in EntryType]: z.output<(typeof entryTypes)[K]['schema']> }[T]

export const entryTypeNames = Object.keys(entryTypes) as EntryType[]

export function isEntryType(name: string): name is EntryType {
  return Object.hasOwn(entryTypes, name)
}

/** The shape of a type's entries: the fields in the order in which files show them. */
export function fieldsOf(type: EntryType): Readonly<Record<string, z.core.$ZodType>> {
  return entryTypes[type].schema.shape
}
