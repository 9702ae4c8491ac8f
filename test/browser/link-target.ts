/** Where the links of built pages lead. */

interface Target {
  /** Decoded. */
  readonly path: string
  /** What stands after `#`, decoded; empty where nothing does. */
  readonly place: string
}

/** Where a link leads on the site of its page. How other sites spell their addresses is their business. */
export function linkTarget(link: string, page: URL): Target | 'elsewhere' | 'malformed' {
  const url = URL.parse(link, page)
  if (!url) return 'malformed'
  if (url.origin !== page.origin) return 'elsewhere'
  try {
    return { path: decodeURI(url.pathname), place: decodeURIComponent(url.hash.slice(1)) }
  } catch {
    return 'malformed'
  }
}
