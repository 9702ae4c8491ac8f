/**
 * The component of every page, each in a chunk of its own. The types tie it to the page's loader: a component that asks for
 * what its loader does not return does not compile.
 */
import type { ComponentType } from 'react'
import type { PageData } from './loaders.ts'
import type { PageName } from './page-names.ts'

export type PageProps<Name extends PageName> = { readonly data: PageData<Name> }

type Import<Name extends PageName> = () => Promise<{ readonly Page: ComponentType<{ readonly data: PageData<Name> }> }>

const basic = () => import('./basic/page.tsx')
const detail = () => import('./detail/page.tsx')

const imports: { readonly [Name in PageName]: Import<Name> } = {
  basic,
  home: () => import('./home/page.tsx'),
  'movie-list': () => import('./movie-list/page.tsx'),
  form: () => import('./form/page.tsx'),
  story: () => import('./story/page.tsx'),
  'story-list': () => import('./story-list/page.tsx'),
  'event-landing': () => import('./event-landing/page.tsx'),
  'event-campaign': basic,
  'experience-list': () => import('./experience-list/page.tsx'),
  'faq-list': () => import('./faq-list/page.tsx'),
  'faq-search': () => import('./faq-search/page.tsx'),
  'international-screens': () => import('./international-screens/page.tsx'),
  'festival-campaign': () => import('./festival-campaign/page.tsx'),
  'package-landing': () => import('./package-landing/page.tsx'),
  careers: () => import('./careers/page.tsx'),
  campaign: basic,
  legal: () => import('./legal/page.tsx'),
  'thank-you': () => import('./thank-you/page.tsx'),
  'not-found': () => import('./not-found/page.tsx'),
  about: basic,
  newsroom: () => import('./newsroom/page.tsx'),
  'cinema-brand': () => import('./cinema-brand/page.tsx'),
  production: basic,
  listing: () => import('./listing/page.tsx'),
  'promotion-list': () => import('./promotion-list/page.tsx'),
  shop: () => import('./shop/page.tsx'),
  movie: () => import('./movie/page.tsx'),
  cinema: () => import('./cinema/page.tsx'),
  'cinema-list': () => import('./cinema-list/page.tsx'),
  promotion: () => import('./promotion/page.tsx'),
  event: () => import('./event/page.tsx'),
  experience: () => import('./experience/page.tsx'),
  'experience-index': () => import('./experience-index/page.tsx'),
  news: () => import('./news/page.tsx'),
  faq: () => import('./faq/page.tsx'),
  'film-festival': detail,
  programme: detail,
  'special-screening': detail,
  outlet: detail,
  restaurant: detail,
  package: detail,
  keepsake: () => import('./keepsake/page.tsx'),
  'screen-category': detail,
  'screen-gallery': () => import('./screen-gallery/page.tsx'),
  'screen-festival': detail,
  'screen-movie': () => import('./screen-movie/page.tsx'),
}

type AnyPage = ComponentType<{ readonly data: unknown }>

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
