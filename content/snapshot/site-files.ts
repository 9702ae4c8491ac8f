/** The addresses of the site's files that are not pages. No redirect can start there. */

/** A test holds that a build writes no others. */
const atRoot = [
  '404.html',
  'cinemas.json',
  'favicon.svg',
  'manifest.webmanifest',
  'offers.json',
  'robots.txt',
  'search.json',
  'sitemap.xml',
] as const
const files: ReadonlySet<string> = new Set([...atRoot.map((name) => `/${name}`), '/news/feed.xml'])
/** Read by hosts, and not public. */
const ofHosts: ReadonlySet<string> = new Set(['/_headers', '/_redirects', '/nginx.conf'])

/** Whether an address is a public file, other than pages, `/assets` and `/media`. */
export const isPublicFile = (path: string): boolean => files.has(path)

/**
 * Whether an address is that of a file, or lies below one as if it were a folder.
 *
 * @param pages the addresses of pages and of redirects, each of which has files of its own, and may have a calendar file beside it.
 */
export function isSiteFile(path: string, pages: { has(path: string): boolean }): boolean {
  if (/^\/(?:assets|media)(?:\/|$)/.test(path)) return true
  const above = [...path.matchAll(/[^/]+/g)].map(({ 0: name, index }) => path.slice(0, index + name.length))
  return above.map(uncompressed).some((file) => files.has(file) || ofHosts.has(file) || isOfPage(file, pages))
}

/** Compressed files stand beside the plain ones. */
const uncompressed = (file: string): string => file.replace(/\.(?:br|gz)$/, '')

function isOfPage(file: string, pages: { has(path: string): boolean }): boolean {
  const [, folder] = /^(.*)(?:\/(?:index\.html|payload\.json|rest\.json)|\.ics)$/.exec(file) ?? []
  return folder !== undefined && pages.has(folder || '/')
}
