/**
 * Gives pages their fingerprints. Where they tell which pages are rendered, they come first, and few pages are loaded for them.
 * Where all pages are rendered, each is loaded once: its fingerprint is made of what it is rendered from.
 */
import { type Problem, stopAt } from '#content/format/problem.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import { toProblems } from '#site/node/problems.ts'
import { collectMedia } from '#site/shared/media-url.ts'
import { fingerprintOf, type PageFingerprint, type PageLoad, type PlannedPage } from './fingerprint.ts'
import type { BuildPlan } from './plan-build.ts'

/** Where an entry has changed, the pages that are loaded for it are few, and are rendered from what was loaded. More would fill the memory. */
const maxKept = 50

/** Path → page, in the order of the plan. */
export type PlannedPages = ReadonlyMap<string, PlannedPage>

/** @returns undefined for a page of which nothing is known. */
export type KnownFingerprint = (path: string) => PageFingerprint | undefined

/**
 * All pages of the site with their fingerprints. Loads each page whose fingerprint is not known, or no longer holds.
 *
 * @throws ProblemError with everything that is wrong with addresses and with pages.
 */
export function fingerprintPages(plan: BuildPlan, known: KnownFingerprint): PlannedPages {
  const problems: Problem[] = [...plan.problems]
  const pages = new Map<string, PlannedPage>()
  let kept = 0
  for (const sitePage of plan.sitePages) {
    const { path, entry } = sitePage
    // Of two pages with one address, which is a problem already, the second has no fingerprint.
    if (pages.has(path)) continue
    const before = known(path)
    try {
      if (before && stillHolds(plan, before)) pages.set(path, { ...before, sitePage })
      else {
        const load = loadWithFingerprint(plan, sitePage)
        pages.set(path, { ...load.fingerprint, sitePage, ...(kept++ < maxKept ? { load } : {}) })
      }
    } catch (error) {
      problems.push(...toProblems(error, path, entry, plan.content))
    }
  }
  stopAt(problems)
  return pages
}

/** The pages that this build makes. */
export const shardPagesOf = ({ shardSitePages }: BuildPlan, pages: PlannedPages): readonly PlannedPage[] =>
  shardSitePages.flatMap(({ path }) => pages.get(path) ?? [])

const stillHolds = ({ digestOf }: BuildPlan, { dependencies, dependencyDigest }: PageFingerprint): boolean =>
  digestOf(dependencies) === dependencyDigest

/** @throws where the page cannot be loaded. */
export function loadWithFingerprint({ track, digestOf }: BuildPlan, sitePage: SitePage): PageLoad {
  const { result, media } = collectMedia(() => track((source) => loadPage(source, sitePage)))
  const { result: page, dependencies } = result
  const fingerprint = { ...fingerprintOf(page), dependencies, dependencyDigest: digestOf(dependencies) }
  return { page, fingerprint, media }
}
