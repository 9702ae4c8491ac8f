/** Which entries a row of the route table has pages for. */
import type { Entry } from '#content/schema/entry-types.ts'
import { type Each, routes } from '#site/routes.ts'
import type { Source } from './source.ts'

/** One page: what stands in the pattern, and the entry that the page is about. */
export interface Expansion {
  readonly params: Readonly<Record<string, string>>
  /** `<type>/<id>` */
  readonly entry: string
}

type Expand = (source: Source) => readonly Expansion[]

export const each = {
  movie: (source) => bySlug(source.all('movie')),
  cinema: (source) => bySlug(source.all('cinema')),
  promotion: (source) => bySlug(source.all('promotion')),
  event: (source) => bySlug(source.all('event')),
  experience: (source) => bySlug(source.all('experience')),
  news: (source) => bySlug(source.all('news')),
  festival: (source) => bySlug(source.all('filmFestival')),
  programme: (source) => bySlug(source.all('internationalScreen')),
  outlet: (source) => bySlug(source.all('foodAndBeverage')),
  restaurant: (source) => bySlug(source.all('restaurant')),
  package: (source) => bySlug(source.all('package')),
  keepsake: (source) => bySlug(source.all('keepsake')),
  screenGallery: (source) => bySlug(source.all('internationalScreenEventGallery')),
  screenFestival: (source) => bySlug(source.all('internationalScreenFilmFestival')),
  screenMovie: (source) => bySlug(source.all('internationalScreenMovie')),
  internationalScreening: (source) => bySlug(screenings(source, 'international')),
  appreciationScreening: (source) => bySlug(screenings(source, 'appreciation')),
  commemorativeScreening: (source) => bySlug(screenings(source, 'commemorative')),
  // An address below /faq is one question, or a category with all of its questions.
  faq: (source) => [...bySlug(source.all('faq')), ...byKey(source, 'faq-category')],
  screenCategory: (source) => byKey(source, 'international-screen-category'),
  eventCampaign: (source) =>
    otherPages(source)
      .filter(({ path }) => isEventCampaign(path))
      .map(({ id, path }) => ({ entry: `basicPage/${id}`, params: { slug: path.slice('/events/'.length) } })),
  otherPage: (source) =>
    otherPages(source)
      .filter(({ path }) => !isEventCampaign(path))
      .map(({ id, path }) => ({ entry: `basicPage/${id}`, params: { '*': path.slice(1) } })),
} as const satisfies Record<Each, Expand>

interface Named {
  readonly type: string
  readonly id: string
  readonly slug: string
}

const bySlug = (entries: readonly Named[]): Expansion[] =>
  entries.map(({ type, id, slug }) => ({ entry: `${type}/${id}`, params: { slug } }))

const byKey = (source: Source, vocabulary: string): Expansion[] =>
  source
    .all('taxonomy')
    .filter((term) => term.vocabulary === vocabulary)
    .map(({ id, key }) => ({ entry: `taxonomy/${id}`, params: { slug: key } }))

const screenings = (source: Source, kind: string) =>
  source.all('specialScreening').filter((screening) => screening.kind === kind)

const isEventCampaign = (path: string): boolean => /^\/events\/[^/]+$/.test(path)

/** The basic pages whose path no row of the table names. */
function otherPages(source: Source): Entry<'basicPage'>[] {
  const named = new Set<string>(Object.values(routes).map(({ path }) => path))
  return source.all('basicPage').filter(({ path }) => !named.has(path))
}
