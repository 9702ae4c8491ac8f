/** Addresses of the site, in the parts that the browser names them by. */

export interface Path {
  readonly pathname: string
  /** The query with its `?`; empty if there is none. */
  readonly search: string
  /** The fragment with its `#`; empty if there is none. */
  readonly hash: string
}

/** An entry of the history. */
export interface Location extends Path {
  /** Tells entries with one address apart. */
  readonly key: string
}

/** The first entry of a visit, and entries that plain `#` links have made. */
export const defaultKey = 'default'

export const createKey = (): string => Math.random().toString(36).slice(2, 10)

export const createPath = ({ pathname, search, hash }: Path): string => pathname + search + hash

/** The path that a page is known by: some hosts add a slash. */
export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '')

/**
 * An address, or parts of one. A `pathname` that is left out is the present one; a search or a hash that is left out is empty. The search may
 * stand without its `?`.
 */
export type To = string | Partial<Path>

export function resolvePath(to: To, { pathname, search }: Path): Path {
  const url = new URL('http://site.invalid')
  if (typeof to === 'string') url.href = new URL(to, url.origin + pathname + search).href
  else Object.assign(url, { pathname, ...to })
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** The location that the browser shows. */
export function shownLocation(): Location {
  const { pathname, search, hash } = window.location
  const key: unknown = history.state?.key
  return { pathname, search, hash, key: typeof key === 'string' ? key : defaultKey }
}
