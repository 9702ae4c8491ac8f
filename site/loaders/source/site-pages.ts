/** The route table times the content: every page of the site. */
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { fitsPath } from '#site/href.ts'
import { type PageName, type RouteId, routeIds, rowOf, type TypeWithPage } from '#site/routes.ts'
import { pathOf } from './entry-path.ts'
import type { Source } from './source.ts'

export interface SitePage {
  readonly path: string
  readonly route: RouteId
  readonly page: PageName
  /** `<type>/<id>` of the entry that the page is about. */
  readonly entry: string
}

/** Every page, in the order of the table; two may have the same path if the content is wrong. */
export function sitePages(source: Source): SitePage[] {
  return routeIds.flatMap((route) =>
    entriesOf(source, route).map((entry) => ({
      // What has a page has an address: the types of the route table see to that.
      path: pathOf(entry) ?? '',
      route,
      page: route === 'other' && entry.type === 'basicPage' ? entry.template : rowOf(route).page,
      entry: entryKey(entry),
    })),
  )
}

/** The entries that the pages of a row are about. */
function entriesOf(source: Source, route: RouteId): Entry[] {
  const { path, entries, terms } = rowOf(route)
  if (!entries && !terms) return [source.pageAt(path)].filter((page) => page !== undefined)
  const ofType = entries ? source.all(entries).filter((entry) => routeOf(entries, pathOf(entry) ?? '') === route) : []
  return [...ofType, ...source.all('taxonomy').filter(({ vocabulary }) => vocabulary === terms)]
}

const pathsOfPages = new Set(
  routeIds.map(rowOf).flatMap(({ path, entries, terms }) => (entries || terms ? [] : [path])),
)

/** The row that an entry's page belongs to. */
const routeOf = (type: TypeWithPage, path: string): RouteId | undefined =>
  type === 'basicPage' && pathsOfPages.has(path)
    ? undefined
    : routeIds.find((id) => rowOf(id).entries === type && fitsPath(rowOf(id).path, path))
