/**
 * The component of every page, each in a chunk of its own. The types tie it to the page's loader: a component that asks for
 * what its loader does not return does not compile.
 */
import type { ComponentType } from 'react'
import type { PageData } from './loaders/page-loaders.ts'
import type { PageName } from './routes.ts'
import type { Payload } from './shared/payload.ts'

type Import<Name extends PageName> = () => Promise<{ readonly Page: ComponentType<{ readonly data: PageData<Name> }> }>

const basic = () => import('./pages/basic/page.tsx')
const detail = () => import('./templates/detail/page.tsx')

const imports: { readonly [Name in PageName]: Import<Name> } = {
  basic,
  home: () => import('./pages/home/page.tsx'),
  'movie-list': () => import('./pages/movie-list/page.tsx'),
  form: () => import('./pages/form/page.tsx'),
  story: () => import('./pages/story/page.tsx'),
  'story-list': () => import('./pages/story-list/page.tsx'),
  'event-landing': () => import('./pages/event-landing/page.tsx'),
  'event-campaign': basic,
  'experience-list': () => import('./pages/experience-list/page.tsx'),
  'faq-list': () => import('./pages/faq-list/page.tsx'),
  'faq-search': () => import('./pages/faq-search/page.tsx'),
  'international-screens': () => import('./pages/international-screens/page.tsx'),
  'festival-campaign': () => import('./pages/festival-campaign/page.tsx'),
  'package-landing': () => import('./pages/package-landing/page.tsx'),
  careers: () => import('./pages/careers/page.tsx'),
  campaign: basic,
  legal: () => import('./pages/legal/page.tsx'),
  'thank-you': () => import('./pages/thank-you/page.tsx'),
  'not-found': () => import('./pages/not-found/page.tsx'),
  about: basic,
  newsroom: () => import('./pages/newsroom/page.tsx'),
  'cinema-brand': () => import('./pages/cinema-brand/page.tsx'),
  production: basic,
  listing: () => import('./pages/listing/page.tsx'),
  'promotion-list': () => import('./pages/promotion-list/page.tsx'),
  shop: () => import('./pages/shop/page.tsx'),
  movie: () => import('./pages/movie/page.tsx'),
  cinema: () => import('./pages/cinema/page.tsx'),
  'cinema-list': () => import('./pages/cinema-list/page.tsx'),
  promotion: () => import('./pages/promotion/page.tsx'),
  event: () => import('./pages/event/page.tsx'),
  experience: () => import('./pages/experience/page.tsx'),
  'experience-index': () => import('./pages/experience-index/page.tsx'),
  news: () => import('./pages/news/page.tsx'),
  faq: () => import('./pages/faq/page.tsx'),
  'film-festival': detail,
  programme: detail,
  'special-screening': detail,
  outlet: detail,
  restaurant: detail,
  package: detail,
  keepsake: () => import('./pages/keepsake/page.tsx'),
  'screen-category': detail,
  'screen-gallery': () => import('./pages/screen-gallery/page.tsx'),
  'screen-festival': detail,
  'screen-movie': () => import('./pages/screen-movie/page.tsx'),
}

type AnyPage = ComponentType<Pick<Payload, 'data'>>

const loaded = new Map<PageName, AnyPage>()

/** Fetches a page's code; after that, `componentOf` has it. */
export async function loadComponent(name: PageName): Promise<void> {
  if (loaded.has(name)) return
  const { Page } = await imports[name]()
  // Sound, as payload and component are chosen by the same name.
  loaded.set(name, Page as AnyPage)
}

export function componentOf(name: PageName): AnyPage {
  const component = loaded.get(name)
  if (!component) throw new Error(`The code of the page "${name}" was not loaded.`)
  return component
}
