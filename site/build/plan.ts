/** Which pages there are, and what speaks against them. */
import { pathOf } from '#content/snapshot/paths.ts'
import type { Source } from '../data/source.ts'
import { type Target, targetsOf } from '../data/targets.ts'
import type { IndexedContent } from './content-index.ts'
import type { Problem } from './problems.ts'

/** Pages that every site must have: the way in, and what is shown where there is nothing. */
const indispensable = ['/', '/not-found']

export function planPages(source: Source, content: IndexedContent): { targets: Target[]; problems: Problem[] } {
  const targets = targetsOf(source)
  const paths = new Set(targets.map(({ path }) => path))
  return {
    targets,
    problems: [...missing(paths), ...duplicates(targets, content), ...vanished(paths, content)],
  }
}

const missing = (paths: ReadonlySet<string>): Problem[] =>
  indispensable
    .filter((path) => !paths.has(path))
    .map((route) => ({ route, what: 'has no page', hint: `Publish the page with the address ${route}.` }))

function duplicates(targets: readonly Target[], content: IndexedContent): Problem[] {
  const owners = new Map<string, string>()
  const found: Problem[] = []
  for (const { path, entry } of targets) {
    const owner = owners.get(path)
    const file = content.files.get(entry)
    if (owner !== undefined && file)
      found.push({ route: path, file, what: `${owner} has the same address`, hint: 'Change one of the two.' })
    owners.set(path, entry)
  }
  return found
}

/** An address that was published once answers for ever: with a page, or with a redirect. */
function vanished(paths: ReadonlySet<string>, content: IndexedContent): Problem[] {
  const answered = redirectsOf(content)
  return Object.entries(content.urls).flatMap(([entry, history]) =>
    history
      .filter((path) => !paths.has(path) && !answered.has(path))
      .map((route) => ({
        route,
        file: 'urls.json',
        what: `was the address of ${entry}, and now nothing answers there`,
        hint: 'Publish the entry again, or add a redirect from this address.',
      })),
  )
}

export interface Redirect {
  readonly to: string
  readonly permanent: boolean
}

/** Redirects that editors made, and those of pages that moved. Targets are as the content has them. */
export function redirectsOf(content: IndexedContent): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>()
  const present = new Set([...content.entries.values()].map(pathOf))
  for (const [key, history] of Object.entries(content.urls)) {
    const entry = content.entries.get(key)
    if (!entry || pathOf(entry) === undefined) continue
    for (const path of history) if (!present.has(path)) redirects.set(path, { to: `ref:${key}`, permanent: true })
  }
  for (const entry of content.entries.values())
    if (entry.type === 'redirect') redirects.set(entry.from, { to: entry.to, permanent: entry.permanent })
  return new Map([...redirects].sort(([a], [b]) => (a < b ? -1 : 1)))
}
