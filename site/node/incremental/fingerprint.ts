/** The fingerprint of a page: a digest of everything that is its own, so of all but the layout. */
import { crc32 } from 'node:zlib'
import { sha256 } from '#content/snapshot/hash.ts'
import type { LoadedPage } from '#site/loaders/load-page.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Head } from '#site/shared/head.ts'

/** What is known of a page that was loaded once. It holds for as long as the page's dependencies have the same digest. */
export interface PageFingerprint {
  readonly digest: string
  /** The questions that the page's loader asked of the source. */
  readonly dependencies: readonly Dependency[]
  /** Digest of what the dependencies gave. */
  readonly dependencyDigest: string
  /**
   * Checksums of the page's head, of each field of its data, of JSON-LD, and of the rest, as `name:checksum` with blanks between: they
   * tell why a page is rendered again. One text for all, as each page has about twenty.
   */
  readonly fieldChecksums: string
  readonly head: Head
  /** Whether the page has a file of what it shows on demand. */
  readonly hasRest: boolean
}

/** A page as it was loaded. */
export interface PageLoad {
  readonly page: LoadedPage
  readonly fingerprint: PageFingerprint
  /** Addresses of the pictures and files that its data name. */
  readonly media: ReadonlySet<string>
}

export interface PlannedPage extends PageFingerprint {
  readonly sitePage: SitePage
  /** Of a page that was loaded for its fingerprint, if it is kept. */
  readonly load?: PageLoad
}

/** The names of the fields that are not the same in both. */
export function changedFields(before: string, after: string): string[] {
  const [old, next] = [new Set(before.split(' ')), new Set(after.split(' '))]
  return [...new Set(Array.from(next.symmetricDifference(old), (field) => field.slice(0, field.lastIndexOf(':'))))]
}

export function fingerprintOf(page: LoadedPage): Omit<PageFingerprint, 'dependencies' | 'dependencyDigest'> {
  const { head, payload, rest } = page
  const fields = fieldsOf(page)
  // JSON escapes line breaks, so lines of it can be joined by them and stay unambiguous.
  const lines = [payload.page, payload.path, ...fields.flat()]
  return {
    digest: sha256(lines.join('\n')),
    fieldChecksums: fields.map(([name, json]) => `${name}:${crc32(json).toString(16)}`).join(' '),
    head,
    hasRest: rest !== undefined,
  }
}

const fieldsOf = ({ head, payload, jsonLd, rest }: LoadedPage): (readonly [name: string, json: string])[] =>
  [
    ['head', head] as const,
    ...Object.entries(payload.data),
    ['jsonLd', jsonLd] as const,
    ...(rest ? [['rest', rest] as const] : []),
  ].map(([name, value]) => [name, JSON.stringify(value) ?? ''])
