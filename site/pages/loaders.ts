/**
 * The loader of every page. Only the build and the development server import this file: the browser gets what the loaders
 * returned, not the loaders.
 */
import type { Loader } from '../data/loader.ts'
import { load as basic } from './basic/data.ts'
import { load as careers } from './careers/data.ts'
import { load as cinema } from './cinema/data.ts'
import { load as cinemaBrand } from './cinema-brand/data.ts'
import {
  loadEvent,
  loadExperience,
  loadFaq,
  loadFestival,
  loadKeepsake,
  loadNews,
  loadOutlet,
  loadPackage,
  loadProgramme,
  loadRestaurant,
  loadScreenCategory,
  loadScreenFestival,
  loadScreenGallery,
  loadScreenMovie,
  loadSpecialScreening,
} from './detail/data.ts'
import { load as eventLanding } from './event-landing/data.ts'
import { load as experienceList } from './experience-list/data.ts'
import { load as faqList } from './faq-list/data.ts'
import { load as faqSearch } from './faq-search/data.ts'
import { load as festivalCampaign } from './festival-campaign/data.ts'
import { load as form } from './form/data.ts'
import { load as home } from './home/data.ts'
import { load as internationalScreens } from './international-screens/data.ts'
import { load as legal } from './legal/data.ts'
import { load as listing } from './listing/data.ts'
import { load as movie } from './movie/data.ts'
import { load as movieList } from './movie-list/data.ts'
import { load as newsroom } from './newsroom/data.ts'
import { load as notFound } from './not-found/data.ts'
import { load as packageLanding } from './package-landing/data.ts'
import type { PageName } from './page-names.ts'
import { load as promotion } from './promotion/data.ts'
import { load as promotionList } from './promotion-list/data.ts'
import { load as shop } from './shop/data.ts'
import { load as story } from './story/data.ts'
import { load as storyList } from './story-list/data.ts'

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
  'thank-you': basic,
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
  promotion,
  event: loadEvent,
  experience: loadExperience,
  news: loadNews,
  faq: loadFaq,
  'film-festival': loadFestival,
  programme: loadProgramme,
  'special-screening': loadSpecialScreening,
  outlet: loadOutlet,
  restaurant: loadRestaurant,
  package: loadPackage,
  keepsake: loadKeepsake,
  'screen-category': loadScreenCategory,
  'screen-gallery': loadScreenGallery,
  'screen-festival': loadScreenFestival,
  'screen-movie': loadScreenMovie,
} satisfies Record<PageName, Loader<unknown>>

export type PageData<Name extends PageName> = ReturnType<(typeof loaders)[Name]>['data']
