/** Addresses that lead elsewhere: those that editors redirect, and those of pages that moved. */

import type { Problem } from '#content/format/problem.ts'
import { normalPath } from '#content/schema/path.ts'
import { urlsFile } from '#content/snapshot/files.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { isPublicFile, isSiteFile } from '#content/snapshot/site-files.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'

export interface Redirect {
  /** An address of ours in its one spelling. */
  readonly from: string
  /** As the `Location` of an answer has it: an address of ours from its first slash, or a complete one. ASCII, no white space. */
  readonly to: string
  readonly status: 301 | 302
}

interface Planned {
  /** As the content has it. */
  readonly to: string
  readonly permanent: boolean
  /** Who says so. */
  readonly entry: string
}

/**
 * Every redirect, by the address it is from. That of an editor counts more than that of a page which once stood there; of two
 * pages that did, the one whose key comes last.
 *
 * @param paths of all pages: an address with a page of its own is never redirected.
 */
function plannedRedirects(content: IndexedContent, paths: ReadonlySet<string>): Map<string, Planned> {
  const redirects = new Map<string, Planned>()
  for (const [key, history] of Object.entries(content.urls)) {
    const entry = content.entries.get(key)
    if (!entry || entryPath(entry) === undefined) continue
    for (const path of history)
      if (!paths.has(path)) redirects.set(path, { to: `ref:${key}`, permanent: true, entry: key })
  }
  for (const [key, entry] of content.entries)
    if (entry.type === 'redirect') redirects.set(entry.from, { to: entry.to, permanent: entry.permanent, entry: key })
  return new Map([...redirects].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Where a redirect leads to a service that is not configured. */
const home = '/'

interface Redirects {
  readonly redirects: readonly Redirect[]
  readonly problems: readonly Problem[]
}

/** What the check of a snapshot cannot know: pages of terms, our own host, and where services are. */
export function redirectsOf(source: Source, content: IndexedContent, paths: ReadonlySet<string>): Redirects {
  const planned = plannedRedirects(content, paths)
  const redirects: Redirect[] = []
  const problems: Problem[] = []
  const here = new URL(source.config.siteUrl)
  for (const [from, { to, permanent, entry }] of planned) {
    const refuse = (message: string, hint: string) =>
      problems.push({ route: from, file: content.files.get(entry) ?? urlsFile, message, hint })
    if (paths.has(from)) refuse('is redirected, and has a page', 'Remove the redirect, or move the page first.')
    else if (isSiteFile(from, paths)) refuse('is redirected, and is a file of the site', 'Remove the redirect.')
    const link = source.link(to) ?? (to.startsWith('service:') ? home : undefined)
    const target = link === undefined ? null : URL.parse(link, here)
    if (!target || !/^https?:$/.test(target.protocol)) {
      refuse(`is redirected to ${to}, which has no address`, 'Redirect it to a page, or to an address on the web.')
      continue
    }
    const isOwn = target.host === here.host
    const path = normalPath(target.pathname) ?? target.pathname
    if (isOwn && planned.has(path))
      refuse(`is redirected to ${target.pathname}, which is redirected itself`, 'Redirect it to where that one leads.')
    else if (isOwn && !paths.has(path) && !isPublicFile(path))
      refuse(`is redirected to ${target.pathname}, where there is no page`, 'Redirect it to a page that there is.')
    redirects.push({ from, to: locationOf(target, here), status: permanent ? 301 : 302 })
  }
  return { redirects, problems }
}

/** Within the site without its host, which is another one in a preview. */
const locationOf = (target: URL, here: URL): string =>
  target.origin === here.origin ? target.pathname + target.search + target.hash : target.href
