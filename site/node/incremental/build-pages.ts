/**
 * The pages of a build and their fingerprints. Where all pages are rendered, each is loaded once: its fingerprint is made of what
 * it is rendered from. Else fingerprints come first, as they tell which pages are rendered, and few pages are loaded for them.
 */
import { type Problem, stopAt } from '#content/format/problem.ts'
import { type LoadedPage, loadPage } from '#site/loaders/load-page.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { toProblems } from '#site/node/problems.ts'
import type { DigestOf } from './dependency-digests.ts'
import { fingerprintOf, type PageFingerprint, type PlannedPage } from './fingerprint.ts'
import type { Track } from './track-dependencies.ts'

interface Options {
  readonly sitePages: readonly SitePage[]
  readonly content: IndexedContent
  /** The fingerprint that the last build found. */
  last(path: string): PageFingerprint | undefined
  readonly digestOf: DigestOf
  readonly track: Track
}

export class BuildPages {
  readonly #options: Options
  /** By path. */
  readonly #planned = new Map<string, PlannedPage>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Loads a page, and keeps its fingerprint. @throws where the page cannot be loaded. */
  load(sitePage: SitePage): LoadedPage {
    const { track, digestOf } = this.#options
    const { result, dependencies } = track((source) => loadPage(source, sitePage))
    const found = { ...fingerprintOf(result), dependencies, dependencyDigest: digestOf(dependencies) }
    this.#planned.set(sitePage.path, { ...found, sitePage })
    return result
  }

  /** All of them. Loads those that are not known to be as they were. @throws ProblemError naming all that cannot be loaded. */
  planned(): readonly PlannedPage[] {
    const byPath = this.byPath()
    return this.#options.sitePages.flatMap(({ path }) => byPath.get(path) ?? [])
  }

  byPath(): ReadonlyMap<string, PlannedPage> {
    if (this.#planned.size < this.#options.sitePages.length) stopAt(this.problems())
    return this.#planned
  }

  /** What is wrong with any of them. */
  problems(): readonly Problem[] {
    const { sitePages, last, digestOf, content } = this.#options
    return sitePages.flatMap((sitePage): readonly Problem[] => {
      const { path, entry } = sitePage
      if (this.#planned.has(path)) return []
      const before = last(path)
      if (before && digestOf(before.dependencies) === before.dependencyDigest) {
        this.#planned.set(path, { ...before, sitePage })
        return []
      }
      try {
        this.load(sitePage)
        return []
      } catch (error) {
        return toProblems(error, path, entry, content)
      }
    })
  }
}
