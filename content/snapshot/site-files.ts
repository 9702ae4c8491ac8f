/** The addresses of the site's files that are not pages. No redirect can start there. */
import { pageFileNames, uncompressedName } from '#content/schema/path.ts'

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
export const hostFileNames = { redirects: '_redirects', headers: '_headers', nginx: 'nginx.conf' } as const
const ofHosts: ReadonlySet<string> = new Set(Object.values(hostFileNames).map((name) => `/${name}`))
const ofPages: ReadonlySet<string> = new Set(Object.values(pageFileNames))

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
  return above.map(uncompressedName).some((file) => files.has(file) || ofHosts.has(file) || isOfPage(file, pages))
}

function isOfPage(file: string, pages: { has(path: string): boolean }): boolean {
  const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file) ?? []
  const path = ofPages.has(name) ? folder : file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : undefined
  return path !== undefined && pages.has(path || '/')
}
