/** One page of every template, for checks that look at how pages are made rather than at what they say. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns template → path of the page that has the most on it, by name. */
export function templatesIn(folder: string): Map<string, string> {
  const pages = globSync('**/payload.json', { cwd: folder }).flatMap((file): (readonly [string, string, number])[] => {
    // What the build wrote there; addresses that have moved have no page.
    const text = readFileSync(join(folder, file), 'utf8')
    const { page, path } = JSON.parse(text) as { page?: string; path?: string }
    return page && path ? [[page, path, text.length]] : []
  })
  const sorted = pages.sort(([, a, little], [, b, much]) => little - much || (a < b ? 1 : -1))
  // The last one of a name stays.
  const richest = new Map(sorted.map(([page, path]) => [page, path]))
  return new Map([...richest].sort(([a], [b]) => (a < b ? -1 : 1)))
}
