/** Links with their words, as pages show them. */
import type { Link } from '#site/shared/layout.ts'
import type { Source } from './source.ts'

interface ContentLink {
  readonly label: string
  readonly to: string
}

/** Nothing where the link leads to a service that is not configured. */
export function linkOf(source: Source, link: ContentLink | undefined): Link | undefined {
  const href = link && source.link(link.to)
  return link && href !== undefined ? { label: link.label, href } : undefined
}

export function linksOf(source: Source, links: readonly ContentLink[]): Link[] {
  return links.flatMap((link) => linkOf(source, link) ?? [])
}

/** A property that is left out where there is nothing: payloads carry no `undefined`. An empty text is nothing. */
export function ifPresent<K extends string, V>(name: K, value: V | undefined): { [P in K]?: Exclude<V, ''> } {
  return value === undefined || value === '' ? {} : ({ [name]: value } as { [P in K]: Exclude<V, ''> })
}
