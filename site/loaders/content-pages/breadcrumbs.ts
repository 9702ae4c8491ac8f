/** The way from the home page to a page: shown on it, and told to search engines. */

import type { Target } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type RouteId, rowOf } from '#site/routes.ts'
import type { Crumb } from '#site/shared/head.ts'

/** The row above each; what is left out lies below the home page. */
const above: Readonly<Partial<Record<RouteId, RouteId>>> = {
  movieIndex: 'movies',
  movie: 'movies',
  mmofFestival: 'festivalIndex',
  cinema: 'cinemaIndex',
  gscCinemas: 'cinemaIndex',
  aurumCinemas: 'cinemaIndex',
  velvetCinemas: 'cinemaIndex',
  promotion: 'promotionIndex',
  gscPromotions: 'promotionIndex',
  aurumPromotions: 'promotionIndex',
  velvetPromotions: 'promotionIndex',
  hokkaidoTablePromotions: 'promotionIndex',
  jinPromotions: 'promotionIndex',
  kissaPromotions: 'promotionIndex',
  eventIndex: 'eventsAtGsc',
  event: 'eventIndex',
  brandPartnerships: 'eventsAtGsc',
  playFest: 'eventsAtGsc',
  playRoadshow: 'eventsAtGsc',
  popcornRun: 'eventsAtGsc',
  takeover: 'eventsAtGsc',
  eventCampaign: 'eventsAtGsc',
  festivalIndex: 'eventsAtGsc',
  festival: 'festivalIndex',
  internationalScreening: 'internationalScreeningIndex',
  appreciationScreening: 'appreciationScreeningIndex',
  commemorativeScreening: 'commemorativeScreeningIndex',
  experienceIndex: 'experiences',
  experience: 'experiences',
  csr: 'aboutUs',
  advertise: 'aboutUs',
  careers: 'aboutUs',
  workInGsc: 'careers',
  newsroom: 'aboutUs',
  newsIndex: 'newsroom',
  news: 'newsroom',
  faqSearch: 'faqs',
  faqIndex: 'faqs',
  faq: 'faqs',
  featuredStories: 'myStory',
  outlet: 'outletIndex',
  restaurantIndex: 'outletIndex',
  restaurant: 'restaurantIndex',
  packageIndex: 'bookAHall',
  package: 'packageIndex',
  birthdayPackage: 'packageIndex',
  aboutKeepsake: 'keepsakeIndex',
  giftsAndPasses: 'keepsakeIndex',
  keepsake: 'keepsakeIndex',
  internationalScreensOld: 'internationalScreens',
  programmeIndex: 'internationalScreens',
  programme: 'programmeIndex',
  screenGalleries: 'internationalScreens',
  onScreen: 'internationalScreens',
  screenEncounters: 'internationalScreens',
  screensContact: 'internationalScreens',
  screensThankYouContact: 'internationalScreens',
  screensThankYouSubscription: 'internationalScreens',
  screenCategory: 'internationalScreens',
  screenGallery: 'screenGalleries',
  screenFestival: 'internationalScreens',
  screenMovie: 'onScreen',
}

/** From the home page on, the page itself last; none on the home page. A page that editors took back is left out. */
export function breadcrumbsOf(source: Source, { route }: Target, title: string): Crumb[] {
  if (route === 'home') return []
  const crumbs: Crumb[] = [{ label: title }]
  for (let row = above[route]; row; row = above[row]) {
    const { path } = rowOf(row)
    const page = source.pageAt(path)
    if (page) crumbs.unshift({ label: page.title, href: path })
  }
  return [{ label: 'Home', href: '/' }, ...crumbs]
}
