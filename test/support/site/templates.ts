/** One page of every template, for checks that look at how pages are made rather than at what they say. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Those of their template with the most on them. */
const richest = [
  '/movie/redline-kl',
  '/cinema/gsc-kayangan-walk',
  '/international-screens',
  '/privacy-policy',
  '/contact-us',
  '/movie',
  '/cinemas/gsc',
]

/** @returns template → path, by name. */
export function templatesIn(folder: string): Map<string, string> {
  const paths = globSync('**/payload.json', { cwd: folder }).flatMap((file): (readonly [string, string])[] => {
    // What the build wrote there; addresses that have moved have no page.
    const { page, path } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { page?: string; path?: string }
    return page && path ? [[page, path]] : []
  })
  const rank = (path: string) => (richest.includes(path) ? 0 : 1)
  const sorted = paths.sort(([, a], [, b]) => rank(b) - rank(a) || (a < b ? 1 : -1))
  // The last one of a name stays.
  return new Map([...new Map(sorted)].sort(([a], [b]) => (a < b ? -1 : 1)))
}
