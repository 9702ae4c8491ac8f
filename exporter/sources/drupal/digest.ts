/** A word that is the same for the same values. */
import { sha256 } from '#content/snapshot/hash.ts'

/**
 * What Metatag computes holds the host of whichever question came first; what filters make of a text, addresses of derived
 * pictures that change with a cache.
 */
const volatile: ReadonlySet<string> = new Set(['metatag', 'links', 'processed'])

/** Of what Drupal answers, whatever order its values come in. */
export const digestOf = (value: unknown): string =>
  sha256(JSON.stringify(value, (name, inner) => (volatile.has(name) ? undefined : sorted(inner)))).slice(0, 12)

/** Of what stands in the mapping, all of which is meant. */
export const digestOfOwn = (value: unknown): string =>
  sha256(JSON.stringify(value, (_, inner) => sorted(inner))).slice(0, 12)

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
