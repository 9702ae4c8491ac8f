/**
 * The pages of the site: what shows each, in a chunk of its own. A page is the folder `pages/<name>`: its `loader.ts`, which
 * the build finds by the name, and its `page.tsx`, unless it takes a template. A line names both, so that neither can be
 * missing, and a component that asks for what its loader does not return does not compile.
 */
import type { ComponentType } from 'react'
import type { Loader, LoaderData } from './loaders/loader.ts'
import type { PageName } from './routes.ts'
import type { Payload } from './shared/payload.ts'

type Component<Data> = ComponentType<{ readonly data: Data }>
type Import<C> = () => Promise<{ readonly Page: C }>

type AnyPage = Component<Payload['data']>

interface LoaderModule<Data = unknown> {
  readonly load: Loader<Data>
}

interface PageRow {
  readonly load: Import<AnyPage>
  /** The module of the template that the page takes. */
  readonly template?: string
}

// The casts are sound, as payload and component are chosen by the same name.
const page = <Own extends LoaderModule>(load: Import<Component<LoaderData<Own['load']>>>): PageRow => ({
  load: load as Import<AnyPage>,
})
const template =
  <Data>(template: string, load: Import<Component<Data>>) =>
  <_Own extends LoaderModule<Data>>(): PageRow => ({ template, load: load as Import<AnyPage> })

const basic = template('pages/basic/page.tsx', () => import('./pages/basic/page.tsx'))
const detail = template('templates/detail/page.tsx', () => import('./templates/detail/page.tsx'))

const pages = {
  basic: basic<typeof import('./pages/basic/loader.ts')>(),
  home: page<typeof import('./pages/home/loader.ts')>(() => import('./pages/home/page.tsx')),
  'movie-list': page<typeof import('./pages/movie-list/loader.ts')>(() => import('./pages/movie-list/page.tsx')),
  form: page<typeof import('./pages/form/loader.ts')>(() => import('./pages/form/page.tsx')),
  story: page<typeof import('./pages/story/loader.ts')>(() => import('./pages/story/page.tsx')),
  'story-list': page<typeof import('./pages/story-list/loader.ts')>(() => import('./pages/story-list/page.tsx')),
  'event-landing': page<typeof import('./pages/event-landing/loader.ts')>(
    () => import('./pages/event-landing/page.tsx'),
  ),
  'event-campaign': basic<typeof import('./pages/event-campaign/loader.ts')>(),
  'experience-list': page<typeof import('./pages/experience-list/loader.ts')>(
    () => import('./pages/experience-list/page.tsx'),
  ),
  'faq-list': page<typeof import('./pages/faq-list/loader.ts')>(() => import('./pages/faq-list/page.tsx')),
  'faq-search': page<typeof import('./pages/faq-search/loader.ts')>(() => import('./pages/faq-search/page.tsx')),
  'international-screens': page<typeof import('./pages/international-screens/loader.ts')>(
    () => import('./pages/international-screens/page.tsx'),
  ),
  'festival-campaign': page<typeof import('./pages/festival-campaign/loader.ts')>(
    () => import('./pages/festival-campaign/page.tsx'),
  ),
  'package-landing': page<typeof import('./pages/package-landing/loader.ts')>(
    () => import('./pages/package-landing/page.tsx'),
  ),
  careers: page<typeof import('./pages/careers/loader.ts')>(() => import('./pages/careers/page.tsx')),
  campaign: basic<typeof import('./pages/campaign/loader.ts')>(),
  legal: page<typeof import('./pages/legal/loader.ts')>(() => import('./pages/legal/page.tsx')),
  'thank-you': page<typeof import('./pages/thank-you/loader.ts')>(() => import('./pages/thank-you/page.tsx')),
  'not-found': page<typeof import('./pages/not-found/loader.ts')>(() => import('./pages/not-found/page.tsx')),
  about: basic<typeof import('./pages/about/loader.ts')>(),
  newsroom: page<typeof import('./pages/newsroom/loader.ts')>(() => import('./pages/newsroom/page.tsx')),
  'cinema-brand': page<typeof import('./pages/cinema-brand/loader.ts')>(() => import('./pages/cinema-brand/page.tsx')),
  production: basic<typeof import('./pages/production/loader.ts')>(),
  listing: page<typeof import('./pages/listing/loader.ts')>(() => import('./pages/listing/page.tsx')),
  'promotion-list': page<typeof import('./pages/promotion-list/loader.ts')>(
    () => import('./pages/promotion-list/page.tsx'),
  ),
  shop: page<typeof import('./pages/shop/loader.ts')>(() => import('./pages/shop/page.tsx')),
  movie: page<typeof import('./pages/movie/loader.ts')>(() => import('./pages/movie/page.tsx')),
  cinema: page<typeof import('./pages/cinema/loader.ts')>(() => import('./pages/cinema/page.tsx')),
  'cinema-list': page<typeof import('./pages/cinema-list/loader.ts')>(() => import('./pages/cinema-list/page.tsx')),
  promotion: page<typeof import('./pages/promotion/loader.ts')>(() => import('./pages/promotion/page.tsx')),
  event: page<typeof import('./pages/event/loader.ts')>(() => import('./pages/event/page.tsx')),
  experience: page<typeof import('./pages/experience/loader.ts')>(() => import('./pages/experience/page.tsx')),
  'experience-index': page<typeof import('./pages/experience-index/loader.ts')>(
    () => import('./pages/experience-index/page.tsx'),
  ),
  news: page<typeof import('./pages/news/loader.ts')>(() => import('./pages/news/page.tsx')),
  faq: page<typeof import('./pages/faq/loader.ts')>(() => import('./pages/faq/page.tsx')),
  'film-festival': detail<typeof import('./pages/film-festival/loader.ts')>(),
  programme: detail<typeof import('./pages/programme/loader.ts')>(),
  'special-screening': detail<typeof import('./pages/special-screening/loader.ts')>(),
  outlet: detail<typeof import('./pages/outlet/loader.ts')>(),
  restaurant: detail<typeof import('./pages/restaurant/loader.ts')>(),
  package: detail<typeof import('./pages/package/loader.ts')>(),
  keepsake: page<typeof import('./pages/keepsake/loader.ts')>(() => import('./pages/keepsake/page.tsx')),
  'screen-category': detail<typeof import('./pages/screen-category/loader.ts')>(),
  'screen-gallery': page<typeof import('./pages/screen-gallery/loader.ts')>(
    () => import('./pages/screen-gallery/page.tsx'),
  ),
  'screen-festival': detail<typeof import('./pages/screen-festival/loader.ts')>(),
  'screen-movie': page<typeof import('./pages/screen-movie/loader.ts')>(() => import('./pages/screen-movie/page.tsx')),
} satisfies Record<PageName, PageRow>

const loaded = new Map<PageName, AnyPage>()

/** Fetches a page's code; after that, `componentOf` has it. */
export async function loadComponent(name: PageName): Promise<void> {
  if (loaded.has(name)) return
  const { Page } = await pages[name].load()
  loaded.set(name, Page)
}

export function componentOf(name: PageName): AnyPage {
  const component = loaded.get(name)
  if (!component) throw new Error(`The code of the page "${name}" was not loaded.`)
  return component
}

/** The module that shows a page, as Vite's manifest names it. */
export const moduleOf = (name: PageName): string => {
  const { template }: PageRow = pages[name]
  return template ?? `pages/${name}/page.tsx`
}
