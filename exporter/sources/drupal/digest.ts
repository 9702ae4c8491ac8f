/** A word that is the same for the same values. */
import { sha256 } from '#content/snapshot/hash.ts'

/**
 * What Metatag computes holds the host of whichever question came first; what filters make of a text, addresses of derived
 * pictures that change with a cache.
 */
const volatile: ReadonlySet<string> = new Set(['metatag', 'links', 'processed'])

/** Of the same values in whatever order they come. */
export const digestOf = (value: unknown): string => sha256(JSON.stringify(value, sorted)).slice(0, 12)

function sorted(name: string, value: unknown): unknown {
  if (volatile.has(name)) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
