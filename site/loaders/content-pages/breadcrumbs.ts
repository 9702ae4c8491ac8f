/** The path from the home page to a page, for visitors and search engines. */

import { href } from '#site/href.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type RouteId, routeIds, rowOf } from '#site/routes.ts'
import type { Crumb } from '#site/shared/head.ts'

/** The pages from the home page on, the page itself last; none on the home page. One that editors took back is left out. */
export function breadcrumbsOf(source: Source, { route }: SitePage, title: string): Crumb[] {
  if (route === 'home') return []
  const crumbs: Crumb[] = [{ label: title }]
  for (let id = parentOf(route); id !== 'home'; id = parentOf(id)) {
    const { path } = rowOf(id)
    const page = source.pageAt(path)
    if (page) crumbs.unshift({ label: page.title, href: path })
  }
  return [{ label: 'Home', href: href('home') }, ...crumbs]
}

/** The row above a row, as it says itself; else the one whose path this one's begins with, and at last the home page. */
export function parentOf(route: RouteId): RouteId {
  const { path, parent } = rowOf(route)
  return parent ?? aboveOf(path)
}

function aboveOf(path: string): RouteId {
  const above = path.slice(0, path.lastIndexOf('/'))
  return routeIds.find((id) => rowOf(id).path === (above || '/')) ?? aboveOf(above)
}
