/** The fingerprint of a page: a digest of everything that the page shows, found without compiling prose. */
import type { Problem } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { type LoadedPage, loadPage } from '#site/loaders/load-page.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { toProblems } from '#site/node/problems.ts'
import type { Head } from '#site/shared/head.ts'
import type { DigestOf } from './dependency-digests.ts'
import type { Track } from './track-dependencies.ts'

/** What is known of a page that was loaded once. It holds for as long as the page's dependencies have the same digest. */
export interface PageFingerprint {
  readonly digest: string
  /** What the page's loader read. */
  readonly dependencies: readonly Dependency[]
  /** Digest of what the dependencies gave. */
  readonly dependencyDigest: string
  /** Shortened digests of the payload's head, of each field of its data, and of the rest: they tell why a page is rendered again. */
  readonly fieldDigests: Readonly<Record<string, string>>
  readonly head: Head
  /** Whether the page has a file of what it shows on demand. */
  readonly hasRest: boolean
}

export interface PlannedPage extends PageFingerprint {
  readonly sitePage: SitePage
}

interface Options {
  readonly sitePages: readonly SitePage[]
  readonly content: IndexedContent
  /** Digest of the layout data. */
  readonly layout: string
  /** The fingerprint that the last build found. */
  last(path: string): PageFingerprint | undefined
  readonly digestOf: DigestOf
  readonly track: Track
}

interface Fingerprinted {
  readonly pages: readonly PlannedPage[]
  readonly problems: readonly Problem[]
}

/** Skips a page's loader if nothing that the loader read last time has changed. */
export function fingerprintPages({ sitePages, content, layout, last, digestOf, track }: Options): Fingerprinted {
  const problems: Problem[] = []
  const pages = sitePages.flatMap((sitePage): PlannedPage[] => {
    const before = last(sitePage.path)
    if (before && digestOf(before.dependencies) === before.dependencyDigest) return [{ ...before, sitePage }]
    try {
      const { result, dependencies } = track((source) => loadPage(source, sitePage))
      const { payload, jsonLd, rest } = result
      const digests = digestsOf(result)
      const digest = sha256(JSON.stringify([layout, payload.page, payload.path, digests, jsonLd]))
      const fieldDigests = Object.fromEntries(digests.map(([name, digest]) => [name, digest.slice(0, 8)]))
      const dependencyDigest = digestOf(dependencies)
      return [
        {
          sitePage,
          digest,
          fieldDigests,
          head: payload.head,
          hasRest: rest !== undefined,
          dependencyDigest,
          dependencies,
        },
      ]
    } catch (error) {
      problems.push(...toProblems(error, sitePage.path, sitePage.entry, content))
      return []
    }
  })
  return { pages, problems }
}

const digestsOf = ({ payload: { head, data }, rest }: LoadedPage): (readonly [name: string, digest: string])[] => [
  ['head', digestOfValue(head)],
  ...Object.entries(data).map(([name, value]) => [name, digestOfValue(value)] as const),
  ...(rest ? [['rest', digestOfValue(rest)] as const] : []),
]

const digestOfValue = (value: unknown): string => sha256(JSON.stringify(value) ?? '')
