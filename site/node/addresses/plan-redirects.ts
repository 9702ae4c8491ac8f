/** Redirects: those that editors make, and those from the old addresses of pages that moved. */
import type { Problem } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import { classifyLink } from '#content/schema/link.ts'
import { normalPath } from '#content/schema/path.ts'
import { urlsFile } from '#content/snapshot/files.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { isPublicFile, isSiteFile } from '#content/snapshot/site-files.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'

export interface Redirect {
  /** A path of ours, spelled as `normalPath` spells it. */
  readonly from: string
  /** The value of `Location`: a path of ours, or a complete URL. ASCII, no white space. */
  readonly to: string
  readonly status: 301 | 302
}

interface Planned {
  /** The link in the content. */
  readonly to: string
  readonly permanent: boolean
  /** Key of the entry that the redirect comes from. */
  readonly entry: string
}

/**
 * Every redirect, by the path that it is from. A redirect that an editor made wins over that of a page which moved away; of
 * two pages that had the same path, the one whose key comes last wins.
 *
 * @param paths of all pages: an address with a page of its own is never redirected.
 */
function redirectsByPath(content: IndexedContent, paths: ReadonlySet<string>): Map<string, Planned> {
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

/** The target of redirects to a service that is not configured. */
const home = '/'

interface Redirects {
  readonly redirects: readonly Redirect[]
  readonly problems: readonly Problem[]
}

/** Checks what the check of a snapshot cannot, too: that does not know our host and the addresses of services. */
export function planRedirects(source: Source, content: IndexedContent, paths: ReadonlySet<string>): Redirects {
  const planned = redirectsByPath(content, paths)
  const redirects: Redirect[] = []
  const problems: Problem[] = []
  const here = new URL(source.config.siteUrl)
  // What is redirected has the files of a page, too.
  const withFiles = { has: (path: string) => paths.has(path) || planned.has(path) }
  for (const [from, { to, permanent, entry }] of planned) {
    // The check of the snapshot tells of a target that there is not; the report goes on.
    if (isMissing(to, content)) continue
    const refuse = (message: string, hint: string) =>
      problems.push({ route: from, file: content.files.get(entry) ?? urlsFile, message, hint })
    if (paths.has(from)) refuse('is redirected, and has a page', 'Remove the redirect, or move the page first.')
    else if (isSiteFile(from, withFiles)) refuse('is redirected, and is a file of the site', 'Remove the redirect.')
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

/** Whether a link is to an entry that there is not. */
export function isMissing(to: string, { entries }: Pick<IndexedContent, 'entries'>): boolean {
  const link = classifyLink(to)
  return link.kind === 'reference' && !entries.has(entryKey(link))
}

/** Links within the site are without a host, as a preview has another one. */
const locationOf = (target: URL, here: URL): string =>
  target.origin === here.origin ? target.pathname + target.search + target.hash : target.href
