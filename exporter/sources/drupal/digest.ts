/** Short digests, which are equal for equal values in whatever order their fields come. */
import { sha256 } from '#content/snapshot/hash.ts'

/**
 * Fields that Drupal adds to what editors have saved: `metatag`, which holds the host of whichever request came first, `links` of the
 * answer, and `processed`, a text as filters make it, with addresses of derived pictures that change with a cache.
 */
const volatile: ReadonlySet<string> = new Set(['metatag', 'links', 'processed'])

/** The digest of what Drupal answers, without the fields that it adds. */
export const digestOf = (value: unknown): string =>
  sha256(JSON.stringify(value, (name, inner) => (volatile.has(name) ? undefined : sorted(inner)))).slice(0, 12)

/** The digest of what stands in the mapping, to which nothing is added. */
export const digestOfOwn = (value: unknown): string =>
  sha256(JSON.stringify(value, (_, inner) => sorted(inner))).slice(0, 12)

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
