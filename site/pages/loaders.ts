/**
 * The loader of every page. Only the build and the development server import this file: the browser gets what the loaders
 * returned, not the loaders.
 */
import type { Loader } from '#site/data/loader.ts'
import type { PageName } from '#site/page-names.ts'
import { load as basic } from './basic/data.ts'
import { load as careers } from './careers/data.ts'
import { load as cinema } from './cinema/data.ts'
import { load as cinemaBrand } from './cinema-brand/data.ts'
import { load as cinemaList } from './cinema-list/data.ts'
import { load as event } from './event/data.ts'
import { load as eventLanding } from './event-landing/data.ts'
import { load as experience } from './experience/data.ts'
import { load as experienceIndex } from './experience-index/data.ts'
import { load as experienceList } from './experience-list/data.ts'
import { load as faq } from './faq/data.ts'
import { load as faqList } from './faq-list/data.ts'
import { load as faqSearch } from './faq-search/data.ts'
import { load as festivalCampaign } from './festival-campaign/data.ts'
import { load as filmFestival } from './film-festival/data.ts'
import { load as form } from './form/data.ts'
import { load as home } from './home/data.ts'
import { load as internationalScreens } from './international-screens/data.ts'
import { load as keepsake } from './keepsake/data.ts'
import { load as legal } from './legal/data.ts'
import { load as listing } from './listing/data.ts'
import { load as movie } from './movie/data.ts'
import { load as movieList } from './movie-list/data.ts'
import { load as news } from './news/data.ts'
import { load as newsroom } from './newsroom/data.ts'
import { load as notFound } from './not-found/data.ts'
import { load as outlet } from './outlet/data.ts'
import { load as packageOffer } from './package/data.ts'
import { load as packageLanding } from './package-landing/data.ts'
import { load as programme } from './programme/data.ts'
import { load as promotion } from './promotion/data.ts'
import { load as promotionList } from './promotion-list/data.ts'
import { load as restaurant } from './restaurant/data.ts'
import { load as screenCategory } from './screen-category/data.ts'
import { load as screenFestival } from './screen-festival/data.ts'
import { load as screenGallery } from './screen-gallery/data.ts'
import { load as screenMovie } from './screen-movie/data.ts'
import { load as shop } from './shop/data.ts'
import { load as specialScreening } from './special-screening/data.ts'
import { load as story } from './story/data.ts'
import { load as storyList } from './story-list/data.ts'
import { load as thankYou } from './thank-you/data.ts'

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
