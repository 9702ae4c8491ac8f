/**
 * The pages of the site, each in a chunk of its own. A page is the folder `pages/<name>`: its `loader.ts`, which the build
 * finds by the name, and its `page.tsx`, unless the page takes a template. A line names both, so neither can be missing, and
 * a component that asks for what its loader does not return does not compile.
 */
import type { ComponentType } from 'react'
import type { Loader, LoaderData } from './loaders/loader.ts'
import type { PageName } from './routes.ts'
import { loadSections, sectionModules } from './sections/registry.ts'
import { CodeTable } from './shared/code-table.ts'
import type { Payload } from './shared/payload.ts'

type Component<Data> = ComponentType<{ readonly data: Data }>
type Import<C> = () => Promise<{ readonly Page: C }>
type AnyPage = Component<Payload['data']>

interface PageRow {
  readonly load: Import<AnyPage>
  /** Module of a template, as Vite's manifest names it. */
  readonly module?: string
}

// The casts are sound, as payload and component are chosen by the same name.
const page = <Own extends Loader<unknown>>(load: Import<Component<LoaderData<Own>>>): PageRow => ({
  load: load as Import<AnyPage>,
})
const template =
  <Data>(module: string, load: Import<Component<Data>>) =>
  <_Own extends Loader<Data>>(): PageRow => ({ module, load: load as Import<AnyPage> })

const basic = template('pages/basic/page.tsx', () => import('./pages/basic/page.tsx'))
const detail = template('templates/detail/page.tsx', () => import('./templates/detail/page.tsx'))

const pages: Readonly<Record<PageName, PageRow>> = {
  basic: basic<typeof import('./pages/basic/loader.ts').load>(),
  home: page<typeof import('./pages/home/loader.ts').load>(() => import('./pages/home/page.tsx')),
  'movie-list': page<typeof import('./pages/movie-list/loader.ts').load>(() => import('./pages/movie-list/page.tsx')),
  form: page<typeof import('./pages/form/loader.ts').load>(() => import('./pages/form/page.tsx')),
  'my-list': page<typeof import('./pages/my-list/loader.ts').load>(() => import('./pages/my-list/page.tsx')),
  story: page<typeof import('./pages/story/loader.ts').load>(() => import('./pages/story/page.tsx')),
  'story-list': page<typeof import('./pages/story-list/loader.ts').load>(() => import('./pages/story-list/page.tsx')),
  'event-landing': page<typeof import('./pages/event-landing/loader.ts').load>(
    () => import('./pages/event-landing/page.tsx'),
  ),
  'event-campaign': basic<typeof import('./pages/event-campaign/loader.ts').load>(),
  'experience-list': page<typeof import('./pages/experience-list/loader.ts').load>(
    () => import('./pages/experience-list/page.tsx'),
  ),
  'faq-list': page<typeof import('./pages/faq-list/loader.ts').load>(() => import('./pages/faq-list/page.tsx')),
  'faq-search': page<typeof import('./pages/faq-search/loader.ts').load>(() => import('./pages/faq-search/page.tsx')),
  'international-screens': page<typeof import('./pages/international-screens/loader.ts').load>(
    () => import('./pages/international-screens/page.tsx'),
  ),
  'festival-campaign': page<typeof import('./pages/festival-campaign/loader.ts').load>(
    () => import('./pages/festival-campaign/page.tsx'),
  ),
  'package-landing': page<typeof import('./pages/package-landing/loader.ts').load>(
    () => import('./pages/package-landing/page.tsx'),
  ),
  careers: page<typeof import('./pages/careers/loader.ts').load>(() => import('./pages/careers/page.tsx')),
  campaign: basic<typeof import('./pages/campaign/loader.ts').load>(),
  legal: page<typeof import('./pages/legal/loader.ts').load>(() => import('./pages/legal/page.tsx')),
  'thank-you': page<typeof import('./pages/thank-you/loader.ts').load>(() => import('./pages/thank-you/page.tsx')),
  'not-found': page<typeof import('./pages/not-found/loader.ts').load>(() => import('./pages/not-found/page.tsx')),
  about: basic<typeof import('./pages/about/loader.ts').load>(),
  newsroom: page<typeof import('./pages/newsroom/loader.ts').load>(() => import('./pages/newsroom/page.tsx')),
  'cinema-brand': page<typeof import('./pages/cinema-brand/loader.ts').load>(
    () => import('./pages/cinema-brand/page.tsx'),
  ),
  production: basic<typeof import('./pages/production/loader.ts').load>(),
  listing: page<typeof import('./pages/listing/loader.ts').load>(() => import('./pages/listing/page.tsx')),
  'promotion-list': page<typeof import('./pages/promotion-list/loader.ts').load>(
    () => import('./pages/promotion-list/page.tsx'),
  ),
  shop: page<typeof import('./pages/shop/loader.ts').load>(() => import('./pages/shop/page.tsx')),
  movie: page<typeof import('./pages/movie/loader.ts').load>(() => import('./pages/movie/page.tsx')),
  cinema: page<typeof import('./pages/cinema/loader.ts').load>(() => import('./pages/cinema/page.tsx')),
  accessibility: page<typeof import('./pages/accessibility/loader.ts').load>(
    () => import('./pages/accessibility/page.tsx'),
  ),
  'cinema-list': page<typeof import('./pages/cinema-list/loader.ts').load>(
    () => import('./pages/cinema-list/page.tsx'),
  ),
  promotion: page<typeof import('./pages/promotion/loader.ts').load>(() => import('./pages/promotion/page.tsx')),
  event: page<typeof import('./pages/event/loader.ts').load>(() => import('./pages/event/page.tsx')),
  experience: page<typeof import('./pages/experience/loader.ts').load>(() => import('./pages/experience/page.tsx')),
  'experience-index': page<typeof import('./pages/experience-index/loader.ts').load>(
    () => import('./pages/experience-index/page.tsx'),
  ),
  news: page<typeof import('./pages/news/loader.ts').load>(() => import('./pages/news/page.tsx')),
  faq: page<typeof import('./pages/faq/loader.ts').load>(() => import('./pages/faq/page.tsx')),
  'film-festival': detail<typeof import('./pages/film-festival/loader.ts').load>(),
  programme: detail<typeof import('./pages/programme/loader.ts').load>(),
  'special-screening': detail<typeof import('./pages/special-screening/loader.ts').load>(),
  outlet: detail<typeof import('./pages/outlet/loader.ts').load>(),
  restaurant: detail<typeof import('./pages/restaurant/loader.ts').load>(),
  package: detail<typeof import('./pages/package/loader.ts').load>(),
  keepsake: page<typeof import('./pages/keepsake/loader.ts').load>(() => import('./pages/keepsake/page.tsx')),
  'screen-category': detail<typeof import('./pages/screen-category/loader.ts').load>(),
  'screen-gallery': page<typeof import('./pages/screen-gallery/loader.ts').load>(
    () => import('./pages/screen-gallery/page.tsx'),
  ),
  'screen-festival': detail<typeof import('./pages/screen-festival/loader.ts').load>(),
  'screen-movie': page<typeof import('./pages/screen-movie/loader.ts').load>(
    () => import('./pages/screen-movie/page.tsx'),
  ),
}

const components = new CodeTable<PageName, AnyPage>(async (name) => (await pages[name].load()).Page)

/** Fetches the code of a page's component. */
export const loadComponent = (name: PageName): Promise<void> => components.load(name)

/** Fetches all the code that a page is rendered with. */
export async function loadCode(payload: Payload): Promise<void> {
  await Promise.all([loadComponent(payload.page), loadSections(payload)])
}

/** The component of a page whose code was loaded. */
export const componentOf = (name: PageName): AnyPage => components.codeOf(name)

const moduleOf = (name: PageName): string => pages[name].module ?? `pages/${name}/page.tsx`

/** The modules that show a page, as Vite's manifest names them. */
export const modulesOf = (payload: Payload): string[] => [moduleOf(payload.page), ...sectionModules(payload)]
