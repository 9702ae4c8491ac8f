/** A digest of everything that a page shows, without compiling any prose. */

import type { Problem } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { toProblems } from '#site/node/problems.ts'
import type { Head } from '#site/shared/head.ts'
import type { Payload } from '#site/shared/payload.ts'
import type { AnswersTo } from './dependency-digests.ts'
import type { Watch } from './track-dependencies.ts'

/** Digests of a payload's head and of each field of its data: which of them changed is why a page is made again. */
export type Parts = Readonly<Record<string, string>>

/** What is known of a page that was loaded once, for as long as it would be given the same answers. */
export interface KeyFacts {
  readonly key: string
  /** What the page was made from. */
  readonly dependencies: readonly Dependency[]
  /** Shortened. */
  readonly parts: Parts
  readonly head: Head
  /** Digest of what the dependencies gave. */
  readonly answers: string
}

export interface PageKey extends KeyFacts {
  readonly sitePage: SitePage
}

interface Options {
  readonly sitePages: readonly SitePage[]
  readonly content: IndexedContent
  /** Digest of what stands around every page. */
  readonly layout: string
  /** What is known from the last build. */
  last(path: string): KeyFacts | undefined
  readonly answersTo: AnswersTo
  readonly watch: Watch
}

interface Keys {
  readonly pages: readonly PageKey[]
  readonly problems: readonly Problem[]
}

export function keysOf({ sitePages, content, layout, last, answersTo, watch }: Options): Keys {
  const problems: Problem[] = []
  const pages = sitePages.flatMap((sitePage): PageKey[] => {
    const before = last(sitePage.path)
    if (before && answersTo(before.dependencies) === before.answers) return [{ ...before, sitePage }]
    try {
      const { loaded, dependencies } = watch((source) => loadPage(source, sitePage))
      const { payload, jsonLd } = loaded
      const digests = digestsOf(payload)
      const key = sha256(JSON.stringify([layout, payload.page, payload.path, digests, jsonLd]))
      const parts = Object.fromEntries(digests.map(([name, digest]) => [name, digest.slice(0, 8)]))
      const answers = answersTo(dependencies)
      return [{ sitePage, key, parts, head: payload.head, answers, dependencies }]
    } catch (error) {
      problems.push(...toProblems(error, sitePage.path, sitePage.entry, content))
      return []
    }
  })
  return { pages, problems }
}

const digestsOf = ({ head, data }: Payload): (readonly [name: string, digest: string])[] => [
  ['head', digestOf(head)],
  ...Object.entries(data).map(([name, value]) => [name, digestOf(value)] as const),
]

const digestOf = (value: unknown): string => sha256(JSON.stringify(value) ?? '')
