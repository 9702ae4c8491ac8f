/**
 * The one table of addresses: a row says where its pages are (`path`), what shows them (`page`, see `page-components.ts`) and
 * what they are about. The last row also takes, in the browser, every address that no other row has.
 */
import type { Entry, EntryType, entryTypes } from '#content/schema/entry-types.ts'
import { slugPattern } from '#content/schema/slug.ts'
import type { pageTemplates } from '#content/schema/types/page.ts'

/** Whose facts a page shows. */
export type Service = 'content' | 'ticketing'

type UrlOf<T extends EntryType> = (typeof entryTypes)[T] extends { readonly url: infer Url extends string }
  ? Url
  : never

/** The types whose entries have a page each. */
export type TypeWithPage = { [T in EntryType]: [UrlOf<T>] extends [never] ? never : T }[EntryType]

/** The address of a type's entries in the schema; `/:kind-screenings/:slug` is a path for each kind. Editors choose those of basic pages. */
type PathOf<T extends TypeWithPage> = T extends 'basicPage'
  ? string
  : UrlOf<T> extends `${infer Before}:${infer Field extends keyof Entry<T> & string}-${infer After}`
    ? `${Before}${Entry<T>[Field] & string}-${After}`
    : UrlOf<T>

/** Without `entries` and `terms`, a row is the basic page with exactly its path, as long as editors keep that one published. */
interface Row<Id, Page> {
  readonly path: string
  readonly page: Page
  /** A page for each term of this vocabulary; its key is the slug. */
  readonly terms?: Entry<'taxonomy'>['vocabulary']
  /** The row above in the breadcrumbs; if left out, the row whose path this one's begins with. */
  readonly parent?: Id
  /** Names of `navigation/payload/guards.ts`, in the order in which they are asked. */
  readonly guards?: readonly string[]
  /** Whose facts the page shows, and so how long its payload is good: see `navigation/payload/payload-cache.ts`. */
  readonly service?: Service
  /** The page does not begin at its top but where the last one was left. */
  readonly keepsScroll?: true
  /** A page for each entry of this type whose address fits the path. A basic page belongs to the first row that it fits. */
  readonly entries?: TypeWithPage
}

type RowOfEntries = { [T in TypeWithPage]: { readonly entries: T; readonly path: PathOf<T> } }[TypeWithPage]
type CheckedRow = Row<string, string> & (RowOfEntries | { readonly entries?: never })

export const routes = {
  home: { path: '/', page: 'home' },
  movies: { path: '/movies', page: 'movie-list' },
  bookAHall: { path: '/book-a-hall', page: 'form' },
  contactUs: { path: '/contact-us', page: 'form' },
  myList: { path: '/my-list', page: 'my-list' },
  myStory: { path: '/mygscstory', page: 'story' },
  featuredStories: { path: '/featured-stories', page: 'story-list', parent: 'myStory' },
  eventsAtGsc: { path: '/events-at-gsc', page: 'event-landing' },
  experiences: { path: '/experiences', page: 'experience-list' },
  accessibility: { path: '/accessibility', page: 'accessibility' },
  faqs: { path: '/faqs', page: 'faq-list' },
  faqSearch: { path: '/faq-search', page: 'faq-search', parent: 'faqs' },
  internationalScreens: { path: '/international-screens', page: 'international-screens' },
  internationalScreensOld: {
    path: '/international-screens-old',
    page: 'international-screens',
    parent: 'internationalScreens',
  },
  mmofFestival: { path: '/mmof-festival', page: 'festival-campaign', parent: 'festivalIndex' },
  rewards: { path: '/rewards', page: 'basic' },
  birthdayPackage: { path: '/play-birthday-movie-party-package', page: 'package-landing', parent: 'packageIndex' },
  workInGsc: { path: '/work-in-gsc', page: 'careers', parent: 'careers' },
  familyPlayDate: { path: '/gsc-family-play-date-roadshow', page: 'campaign' },
  familyAdventure: { path: '/gsc-ultimate-family-adventure', page: 'campaign' },
  reelAdventure: { path: '/play-reel-adventure-tour', page: 'campaign' },
  lovingAutism: { path: '/loving-autism-2023', page: 'campaign' },
  abacPolicy: { path: '/abac-policy', page: 'legal' },
  dasarPrivasi: { path: '/dasar-privasi', page: 'legal' },
  houseRules: { path: '/house-rules', page: 'legal' },
  privacyPolicy: { path: '/privacy-policy', page: 'legal' },
  terms: { path: '/terms-and-conditions', page: 'legal' },
  whistleblowing: { path: '/whistleblowing-policy', page: 'legal' },
  thankYou: { path: '/thank-you', page: 'thank-you' },
  notFound: { path: '/not-found', page: 'not-found' },

  aboutUs: { path: '/about-gsc/about-us', page: 'about' },
  csr: { path: '/about-gsc/csr', page: 'about', parent: 'aboutUs' },
  advertise: { path: '/about-gsc/advertise-with-us', page: 'about', parent: 'aboutUs' },
  careers: { path: '/about-gsc/careers', page: 'careers', parent: 'aboutUs' },
  newsroom: { path: '/about-gsc/newsroom', page: 'newsroom', parent: 'aboutUs' },

  gscCinemas: { path: '/cinemas/gsc', page: 'cinema-brand', parent: 'cinemaIndex' },
  aurumCinemas: { path: '/cinemas/aurum-theatre', page: 'cinema-brand', parent: 'cinemaIndex' },
  velvetCinemas: { path: '/cinemas/velvet-cinemas', page: 'cinema-brand', parent: 'cinemaIndex' },

  brandPartnerships: { path: '/events/brand-partnerships', page: 'event-campaign', parent: 'eventsAtGsc' },
  playFest: { path: '/events/play-fest', page: 'event-campaign', parent: 'eventsAtGsc' },
  playRoadshow: { path: '/events/play-roadshow', page: 'event-campaign', parent: 'eventsAtGsc' },
  popcornRun: { path: '/events/popcorn-run', page: 'event-campaign', parent: 'eventsAtGsc' },
  takeover: { path: '/events/takeover', page: 'event-campaign', parent: 'eventsAtGsc' },
  eventCampaign: { path: '/events/:slug', page: 'event-campaign', parent: 'eventsAtGsc', entries: 'basicPage' },

  takluk: { path: '/gscm-production/takluk', page: 'production' },

  screenGalleries: { path: '/international-screens/events-gallery', page: 'listing' },
  onScreen: { path: '/international-screens/on-screen', page: 'listing' },
  screenEncounters: { path: '/international-screens/screen-encounters', page: 'listing' },
  screensContact: { path: '/international-screens/get-in-touch-with-us', page: 'form' },
  screensThankYouContact: { path: '/international-screens/thank-you-contact-us', page: 'thank-you' },
  screensThankYouSubscription: { path: '/international-screens/thank-you-subscription', page: 'thank-you' },
  screenCategory: {
    path: '/international-screens/category/:slug',
    page: 'screen-category',
    terms: 'international-screen-category',
  },
  screenGallery: {
    path: '/international-screens/events-gallery/:slug',
    page: 'screen-gallery',
    entries: 'internationalScreenEventGallery',
  },
  screenFestival: {
    path: '/international-screens/film-festival/:slug',
    page: 'screen-festival',
    entries: 'internationalScreenFilmFestival',
  },
  screenMovie: {
    path: '/international-screens/movie/:slug',
    page: 'screen-movie',
    parent: 'onScreen',
    entries: 'internationalScreenMovie',
  },

  gscPromotions: { path: '/promotions/gsc', page: 'promotion-list', parent: 'promotionIndex' },
  aurumPromotions: { path: '/promotions/aurum', page: 'promotion-list', parent: 'promotionIndex' },
  velvetPromotions: { path: '/promotions/velvet', page: 'promotion-list', parent: 'promotionIndex' },
  hokkaidoTablePromotions: { path: '/promotions/hokkaido-table', page: 'promotion-list', parent: 'promotionIndex' },
  jinPromotions: { path: '/promotions/jin', page: 'promotion-list', parent: 'promotionIndex' },
  kissaPromotions: { path: '/promotions/kissa', page: 'promotion-list', parent: 'promotionIndex' },

  aboutKeepsake: { path: '/shop/about-keepsake', page: 'shop', parent: 'keepsakeIndex' },
  giftsAndPasses: { path: '/shop/gsc-gifts-passes', page: 'shop', parent: 'keepsakeIndex' },

  movieIndex: { path: '/movie', page: 'listing', parent: 'movies' },
  // These two lead to times and seats at the ticketing service.
  movie: { path: '/movie/:slug', page: 'movie', parent: 'movies', entries: 'movie', service: 'ticketing' },
  cinemaIndex: { path: '/cinema', page: 'cinema-list' },
  cinema: { path: '/cinema/:slug', page: 'cinema', entries: 'cinema', service: 'ticketing' },
  promotionIndex: { path: '/promotion', page: 'listing' },
  promotion: { path: '/promotion/:slug', page: 'promotion', entries: 'promotion' },
  eventIndex: { path: '/event', page: 'listing', parent: 'eventsAtGsc' },
  event: { path: '/event/:slug', page: 'event', entries: 'event' },
  experienceIndex: { path: '/experience', page: 'experience-index', parent: 'experiences' },
  experience: { path: '/experience/:slug', page: 'experience', parent: 'experiences', entries: 'experience' },
  newsIndex: { path: '/news', page: 'listing', parent: 'newsroom' },
  news: { path: '/news/:slug', page: 'news', parent: 'newsroom', entries: 'news' },
  faqIndex: { path: '/faq', page: 'listing', parent: 'faqs' },
  faq: { path: '/faq/:slug', page: 'faq', parent: 'faqs', entries: 'faq', terms: 'faq-category' },
  festivalIndex: { path: '/film-festival', page: 'listing', parent: 'eventsAtGsc' },
  festival: { path: '/film-festival/:slug', page: 'film-festival', entries: 'filmFestival' },
  programmeIndex: { path: '/international-screen', page: 'listing', parent: 'internationalScreens' },
  programme: { path: '/international-screen/:slug', page: 'programme', entries: 'internationalScreen' },
  internationalScreeningIndex: { path: '/international-screenings', page: 'listing' },
  internationalScreening: {
    path: '/international-screenings/:slug',
    page: 'special-screening',
    entries: 'specialScreening',
  },
  appreciationScreeningIndex: { path: '/appreciation-screenings', page: 'listing' },
  appreciationScreening: {
    path: '/appreciation-screenings/:slug',
    page: 'special-screening',
    entries: 'specialScreening',
  },
  commemorativeScreeningIndex: { path: '/commemorative-screenings', page: 'listing' },
  commemorativeScreening: {
    path: '/commemorative-screenings/:slug',
    page: 'special-screening',
    entries: 'specialScreening',
  },
  outletIndex: { path: '/food-and-beverage', page: 'listing' },
  outlet: { path: '/food-and-beverage/:slug', page: 'outlet', entries: 'foodAndBeverage' },
  restaurantIndex: { path: '/restaurant', page: 'listing', parent: 'outletIndex' },
  restaurant: { path: '/restaurant/:slug', page: 'restaurant', entries: 'restaurant' },
  packageIndex: { path: '/package', page: 'package-landing', parent: 'bookAHall' },
  package: { path: '/package/:slug', page: 'package', entries: 'package' },
  keepsakeIndex: { path: '/shop/keepsake', page: 'listing' },
  keepsake: { path: '/shop/keepsake/:slug', page: 'keepsake', entries: 'keepsake' },

  other: { path: '/*', page: 'basic', entries: 'basicPage' },
} as const satisfies Record<string, CheckedRow>

export type RouteId = keyof typeof routes
/** The pages of the site: those that rows name, and the templates that editors can choose. */
export type PageName = keyof typeof pageTemplates | (typeof routes)[RouteId]['page']
export type RouteRow = Row<RouteId, PageName>
/** What browsers have of a row: `node/bundle/client-routes.ts` leaves the rest out. */
export type ClientRow = Omit<RouteRow, 'parent' | 'entries' | 'terms'>
export type RouteTable = Readonly<Record<RouteId, ClientRow>>
/** The rows that a page shows. */
export type RouteOf<Page extends PageName> = {
  [Id in RouteId]: (typeof routes)[Id]['page'] extends Page ? Id : never
}[RouteId]

type EntryPath = { [T in TypeWithPage]: T extends 'basicPage' ? never : PathOf<T> }[TypeWithPage]
type RowWithEntries = Extract<(typeof routes)[RouteId], { readonly entries: TypeWithPage }>
type PathWithoutRow = Exclude<EntryPath, RowWithEntries['path']>

/** A `parent` that is no row does not compile here, and neither does an address of entries without a row. */
const rows: Readonly<Record<RouteId, RouteRow>> & Readonly<Record<PathWithoutRow, RouteRow>> = routes

export const routeIds = Object.keys(routes) as RouteId[]
export const rowOf = (id: RouteId): RouteRow => rows[id]

/** An address with another slug has no page, and nobody is asked for one. */
export const isValidSlug = (slug: string | undefined): boolean => slug === undefined || slugPattern.test(slug)
