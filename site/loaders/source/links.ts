/** Links with their words, as pages show them. */
import { href } from '#site/href.ts'
import type { Link } from '#site/shared/layout.ts'
import type { Source } from './source.ts'

/** Pages that others lead to where they are there. */
type IndexPage =
  | 'accessibility'
  | 'promotionIndex'
  | 'experiences'
  | 'newsIndex'
  | 'eventsAtGsc'
  | 'myList'
  | 'packageIndex'
  | 'faqIndex'
  | 'experienceIndex'

interface ContentLink {
  readonly label: string
  readonly to: string
}

/** Undefined where the link leads to a service that is not configured. */
export function linkOf(source: Source, link: ContentLink | undefined): Link | undefined {
  const href = link && source.link(link.to)
  return link && href !== undefined ? { label: link.label, href } : undefined
}

/** A link to a page at an address of its own. Undefined where editors have taken it back, or never made it. */
export function linkToPage(source: Source, route: IndexPage, label: string): Link | undefined {
  const path = href(route)
  return source.pageAt(path) && { label, href: path }
}

export function linksOf(source: Source, links: readonly ContentLink[]): Link[] {
  return links.flatMap((link) => linkOf(source, link) ?? [])
}

/** A property that is left out where there is nothing: payloads carry no `undefined`. An empty text is nothing. */
export function ifPresent<K extends string, V>(name: K, value: V | undefined): { [P in K]?: Exclude<V, ''> } {
  return value === undefined || value === '' ? {} : ({ [name]: value } as { [P in K]: Exclude<V, ''> })
}
