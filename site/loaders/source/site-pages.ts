/** The route table times the content: every page of the site. */
import { fillPath } from '#site/href.ts'
import type { PageName } from '#site/page-names.ts'
import { type RouteId, type RouteRow, routeIds, rowOf } from '#site/routes.ts'
import type { Source } from './source.ts'
import { each } from './static-paths.ts'

export interface Target {
  readonly path: string
  readonly route: RouteId
  readonly page: PageName
  /** `<type>/<id>` of the entry that the page is about. */
  readonly entry: string
}

/** Every page, in the order of the table; two may have the same path if the content is wrong. */
export function targetsOf(source: Source): Target[] {
  return routeIds.flatMap((route) => expand(source, route, rowOf(route)))
}

function expand(source: Source, route: RouteId, { path, page, each: name }: RouteRow): Target[] {
  if (!name) {
    const entry = source.pageAt(path)
    return entry ? [{ path, route, page, entry: `basicPage/${entry.id}` }] : []
  }
  return each[name](source).map(({ params, entry }) => ({
    path: fillPath(path, params),
    route,
    page: name === 'otherPage' ? source.entry('basicPage', entry).template : page,
    entry,
  }))
}
