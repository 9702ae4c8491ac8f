/**
 * Every address of the site: where (path), what (page) and how many (each).
 *
 * A row without `each` is one page, made from the basic page with exactly that path; it exists as long as an editor keeps
 * that page published. A row with `each` is one page for every entry of `loaders/source/static-paths.ts`. The last row takes the basic pages
 * that no other row names, by the template their editor chose, and, in the browser, every address that does not exist.
 */
import { slugPattern } from '#content/schema/slug.ts'
import type { PageName } from './page-names.ts'

/** Whose facts a page shows. */
export type Service = 'content' | 'ticketing'

interface Row {
  readonly path: string
  readonly page: PageName
  readonly each?: string
  /** Names of `navigation/payload/guards.ts`, in the order in which they are asked. */
  readonly guards?: readonly string[]
  /** Whose facts the page shows, and so how long its payload is good: see `navigation/payload/payload-cache.ts`. */
  readonly service?: Service
  /** The page does not begin at its top but where the last one was left. */
  readonly keepsScroll?: true
}

/** An address with another slug has no page, and nobody is asked for one. */
export const isValidSlug = (slug: string | undefined): boolean => slug === undefined || slugPattern.test(slug)

export const routes = {
  home: { path: '/', page: 'home' },
  movies: { path: '/movies', page: 'movie-list' },
  bookAHall: { path: '/book-a-hall', page: 'form' },
  contactUs: { path: '/contact-us', page: 'form' },
  myStory: { path: '/mygscstory', page: 'story' },
  featuredStories: { path: '/featured-stories', page: 'story-list' },
  eventsAtGsc: { path: '/events-at-gsc', page: 'event-landing' },
  experiences: { path: '/experiences', page: 'experience-list' },
  faqs: { path: '/faqs', page: 'faq-list' },
  faqSearch: { path: '/faq-search', page: 'faq-search' },
  internationalScreens: { path: '/international-screens', page: 'international-screens' },
  internationalScreensOld: { path: '/international-screens-old', page: 'international-screens' },
  mmofFestival: { path: '/mmof-festival', page: 'festival-campaign' },
  rewards: { path: '/rewards', page: 'basic' },
  birthdayPackage: { path: '/play-birthday-movie-party-package', page: 'package-landing' },
  workInGsc: { path: '/work-in-gsc', page: 'careers' },
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
  csr: { path: '/about-gsc/csr', page: 'about' },
  advertise: { path: '/about-gsc/advertise-with-us', page: 'about' },
  careers: { path: '/about-gsc/careers', page: 'careers' },
  newsroom: { path: '/about-gsc/newsroom', page: 'newsroom' },

  gscCinemas: { path: '/cinemas/gsc', page: 'cinema-brand' },
  aurumCinemas: { path: '/cinemas/aurum-theatre', page: 'cinema-brand' },
  velvetCinemas: { path: '/cinemas/velvet-cinemas', page: 'cinema-brand' },

  brandPartnerships: { path: '/events/brand-partnerships', page: 'event-campaign' },
  playFest: { path: '/events/play-fest', page: 'event-campaign' },
  playRoadshow: { path: '/events/play-roadshow', page: 'event-campaign' },
  popcornRun: { path: '/events/popcorn-run', page: 'event-campaign' },
  takeover: { path: '/events/takeover', page: 'event-campaign' },
  eventCampaign: { path: '/events/:slug', page: 'event-campaign', each: 'eventCampaign' },

  takluk: { path: '/gscm-production/takluk', page: 'production' },

  screenGalleries: { path: '/international-screens/events-gallery', page: 'listing' },
  onScreen: { path: '/international-screens/on-screen', page: 'listing' },
  screenEncounters: { path: '/international-screens/screen-encounters', page: 'listing' },
  screensContact: { path: '/international-screens/get-in-touch-with-us', page: 'form' },
  screensThankYouContact: { path: '/international-screens/thank-you-contact-us', page: 'thank-you' },
  screensThankYouSubscription: { path: '/international-screens/thank-you-subscription', page: 'thank-you' },
  screenCategory: { path: '/international-screens/category/:slug', page: 'screen-category', each: 'screenCategory' },
  screenGallery: { path: '/international-screens/events-gallery/:slug', page: 'screen-gallery', each: 'screenGallery' },
  screenFestival: {
    path: '/international-screens/film-festival/:slug',
    page: 'screen-festival',
    each: 'screenFestival',
  },
  screenMovie: { path: '/international-screens/movie/:slug', page: 'screen-movie', each: 'screenMovie' },

  gscPromotions: { path: '/promotions/gsc', page: 'promotion-list' },
  aurumPromotions: { path: '/promotions/aurum', page: 'promotion-list' },
  velvetPromotions: { path: '/promotions/velvet', page: 'promotion-list' },
  hokkaidoTablePromotions: { path: '/promotions/hokkaido-table', page: 'promotion-list' },
  jinPromotions: { path: '/promotions/jin', page: 'promotion-list' },
  kissaPromotions: { path: '/promotions/kissa', page: 'promotion-list' },

  aboutKeepsake: { path: '/shop/about-keepsake', page: 'shop' },
  giftsAndPasses: { path: '/shop/gsc-gifts-passes', page: 'shop' },

  movieIndex: { path: '/movie', page: 'listing' },
  // These two lead to times and seats at the ticketing service.
  movie: { path: '/movie/:slug', page: 'movie', each: 'movie', service: 'ticketing' },
  cinemaIndex: { path: '/cinema', page: 'cinema-list' },
  cinema: { path: '/cinema/:slug', page: 'cinema', each: 'cinema', service: 'ticketing' },
  promotionIndex: { path: '/promotion', page: 'listing' },
  promotion: { path: '/promotion/:slug', page: 'promotion', each: 'promotion' },
  eventIndex: { path: '/event', page: 'listing' },
  event: { path: '/event/:slug', page: 'event', each: 'event' },
  experienceIndex: { path: '/experience', page: 'experience-index' },
  experience: { path: '/experience/:slug', page: 'experience', each: 'experience' },
  newsIndex: { path: '/news', page: 'listing' },
  news: { path: '/news/:slug', page: 'news', each: 'news' },
  faqIndex: { path: '/faq', page: 'listing' },
  faq: { path: '/faq/:slug', page: 'faq', each: 'faq' },
  festivalIndex: { path: '/film-festival', page: 'listing' },
  festival: { path: '/film-festival/:slug', page: 'film-festival', each: 'festival' },
  programmeIndex: { path: '/international-screen', page: 'listing' },
  programme: { path: '/international-screen/:slug', page: 'programme', each: 'programme' },
  internationalScreeningIndex: { path: '/international-screenings', page: 'listing' },
  internationalScreening: {
    path: '/international-screenings/:slug',
    page: 'special-screening',
    each: 'internationalScreening',
  },
  appreciationScreeningIndex: { path: '/appreciation-screenings', page: 'listing' },
  appreciationScreening: {
    path: '/appreciation-screenings/:slug',
    page: 'special-screening',
    each: 'appreciationScreening',
  },
  commemorativeScreeningIndex: { path: '/commemorative-screenings', page: 'listing' },
  commemorativeScreening: {
    path: '/commemorative-screenings/:slug',
    page: 'special-screening',
    each: 'commemorativeScreening',
  },
  outletIndex: { path: '/food-and-beverage', page: 'listing' },
  outlet: { path: '/food-and-beverage/:slug', page: 'outlet', each: 'outlet' },
  restaurantIndex: { path: '/restaurant', page: 'listing' },
  restaurant: { path: '/restaurant/:slug', page: 'restaurant', each: 'restaurant' },
  packageIndex: { path: '/package', page: 'listing' },
  package: { path: '/package/:slug', page: 'package', each: 'package' },
  keepsakeIndex: { path: '/shop/keepsake', page: 'listing' },
  keepsake: { path: '/shop/keepsake/:slug', page: 'keepsake', each: 'keepsake' },

  other: { path: '/*', page: 'basic', each: 'otherPage' },
} as const satisfies Record<string, Row>

/** What a row can expand to: `loaders/source/static-paths.ts` has a function for each. */
export type Each = Extract<(typeof routes)[keyof typeof routes], { readonly each: string }>['each']

export interface RouteRow extends Row {
  readonly each?: Each
}

export type RouteId = keyof typeof routes
export const routeIds = Object.keys(routes) as RouteId[]
export const isRouteId = (id: string | undefined): id is RouteId => id !== undefined && Object.hasOwn(routes, id)
export const rowOf = (id: RouteId): RouteRow => routes[id]
