/** Finds the pages of the site, and the problems of their addresses. */

import type { Problem } from '#content/format/problem.ts'
import { urlsFile } from '#content/snapshot/files.ts'
import { href } from '#site/href.ts'
import { type SitePage, sitePages } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { planRedirects, type Redirect } from './plan-redirects.ts'

/** Pages that every site must have: the home page, and the page for addresses that do not exist. */
const requiredPages = [href('home'), href('notFound')]

interface CheckedPages {
  readonly pages: readonly SitePage[]
  /** Redirects from addresses that have no page. */
  readonly redirects: readonly Redirect[]
  readonly problems: readonly Problem[]
  /** Addresses that were published, and answer no more: they stop a build, too. */
  readonly vanished: readonly Problem[]
}

export function checkPages(source: Source, content: IndexedContent): CheckedPages {
  const pages = sitePages(source)
  const paths = new Set(pages.map(({ path }) => path))
  const { redirects, problems } = planRedirects(source, content, paths)
  const answered = new Set([...paths, ...redirects.map(({ from }) => from)])
  return {
    pages,
    redirects,
    problems: [...missing(paths), ...duplicates(pages, content), ...problems],
    vanished: vanished(answered, content),
  }
}

const missing = (paths: ReadonlySet<string>): Problem[] =>
  requiredPages
    .filter((path) => !paths.has(path))
    .map((route) => ({ route, message: 'has no page', hint: `Publish the page with the address ${route}.` }))

function duplicates(pages: readonly SitePage[], content: IndexedContent): Problem[] {
  const owners = new Map<string, string>()
  const found: Problem[] = []
  for (const { path, entry } of pages) {
    const owner = owners.get(path)
    const file = content.files.get(entry)
    if (owner !== undefined && file)
      found.push({ route: path, file, message: `${owner} has the same address`, hint: 'Change one of the two.' })
    owners.set(path, entry)
  }
  return found
}

/** A published address must never be lost: it has a page, or a redirect. */
function vanished(answered: ReadonlySet<string>, content: IndexedContent): Problem[] {
  return Object.entries(content.urls).flatMap(([entry, history]) =>
    history
      .filter((path) => !answered.has(path))
      .map((route) => ({
        route,
        file: urlsFile,
        message: `was the address of ${entry}, and now nothing answers there`,
        hint: 'Publish the entry again, or add a redirect from this address.',
      })),
  )
}
