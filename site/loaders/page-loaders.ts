/**
 * The loader of every page. Only the build and the development server import this file: browsers get the loaders' results
 * only.
 */

import { load as basic } from '#site/pages/basic/loader.ts'
import { load as careers } from '#site/pages/careers/loader.ts'
import { load as cinema } from '#site/pages/cinema/loader.ts'
import { load as cinemaBrand } from '#site/pages/cinema-brand/loader.ts'
import { load as cinemaList } from '#site/pages/cinema-list/loader.ts'
import { load as event } from '#site/pages/event/loader.ts'
import { load as eventLanding } from '#site/pages/event-landing/loader.ts'
import { load as experience } from '#site/pages/experience/loader.ts'
import { load as experienceIndex } from '#site/pages/experience-index/loader.ts'
import { load as experienceList } from '#site/pages/experience-list/loader.ts'
import { load as faq } from '#site/pages/faq/loader.ts'
import { load as faqList } from '#site/pages/faq-list/loader.ts'
import { load as faqSearch } from '#site/pages/faq-search/loader.ts'
import { load as festivalCampaign } from '#site/pages/festival-campaign/loader.ts'
import { load as filmFestival } from '#site/pages/film-festival/loader.ts'
import { load as form } from '#site/pages/form/loader.ts'
import { load as home } from '#site/pages/home/loader.ts'
import { load as internationalScreens } from '#site/pages/international-screens/loader.ts'
import { load as keepsake } from '#site/pages/keepsake/loader.ts'
import { load as legal } from '#site/pages/legal/loader.ts'
import { load as listing } from '#site/pages/listing/loader.ts'
import { load as movie } from '#site/pages/movie/loader.ts'
import { load as movieList } from '#site/pages/movie-list/loader.ts'
import { load as news } from '#site/pages/news/loader.ts'
import { load as newsroom } from '#site/pages/newsroom/loader.ts'
import { load as notFound } from '#site/pages/not-found/loader.ts'
import { load as outlet } from '#site/pages/outlet/loader.ts'
import { load as packageOffer } from '#site/pages/package/loader.ts'
import { load as packageLanding } from '#site/pages/package-landing/loader.ts'
import { load as programme } from '#site/pages/programme/loader.ts'
import { load as promotion } from '#site/pages/promotion/loader.ts'
import { load as promotionList } from '#site/pages/promotion-list/loader.ts'
import { load as restaurant } from '#site/pages/restaurant/loader.ts'
import { load as screenCategory } from '#site/pages/screen-category/loader.ts'
import { load as screenFestival } from '#site/pages/screen-festival/loader.ts'
import { load as screenGallery } from '#site/pages/screen-gallery/loader.ts'
import { load as screenMovie } from '#site/pages/screen-movie/loader.ts'
import { load as shop } from '#site/pages/shop/loader.ts'
import { load as specialScreening } from '#site/pages/special-screening/loader.ts'
import { load as story } from '#site/pages/story/loader.ts'
import { load as storyList } from '#site/pages/story-list/loader.ts'
import { load as thankYou } from '#site/pages/thank-you/loader.ts'
import type { PageName } from '#site/routes.ts'
import type { Loader } from './loader.ts'

export const loaders = {
  basic,
  home,
  'movie-list': movieList,
  form,
  story,
  'story-list': storyList,
  'event-landing': eventLanding,
  'event-campaign': basic,
  'experience-list': experienceList,
  'faq-list': faqList,
  'faq-search': faqSearch,
  'international-screens': internationalScreens,
  'festival-campaign': festivalCampaign,
  'package-landing': packageLanding,
  careers,
  campaign: basic,
  legal,
  'thank-you': thankYou,
  'not-found': notFound,
  about: basic,
  newsroom,
  'cinema-brand': cinemaBrand,
  production: basic,
  listing,
  'promotion-list': promotionList,
  shop,
  movie,
  cinema,
  'cinema-list': cinemaList,
  promotion,
  event,
  experience,
  'experience-index': experienceIndex,
  news,
  faq,
  'film-festival': filmFestival,
  programme,
  'special-screening': specialScreening,
  outlet,
  restaurant,
  package: packageOffer,
  keepsake,
  'screen-category': screenCategory,
  'screen-gallery': screenGallery,
  'screen-festival': screenFestival,
  'screen-movie': screenMovie,
} satisfies Record<PageName, Loader<unknown>>

export type PageData<Name extends PageName> = ReturnType<(typeof loaders)[Name]>['data']
