/** The pages of both snapshots with their fingerprints, as a build by the same code would find them. */
import { firstFew } from '#content/format/first-few.ts'
import { type Problem, problemsIn } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { digestsOfProse } from '#review/snapshots/prose-digest.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { SiteConfig } from '#site/config.ts'
import { fingerprintPages, type KnownFingerprint, type PlannedPages } from '#site/node/incremental/fingerprint-pages.ts'
import { type BuildPlan, planBuild } from '#site/node/incremental/plan-build.ts'

export interface Plan extends BuildPlan {
  readonly pages: PlannedPages
}

export interface Plans {
  readonly base: Plan
  /** The base at the clock of the head: what differs from the base differs by date alone. */
  readonly later: Plan
  readonly head: Plan
}

/** Fingerprints are compared with each other and never with those of a build, so this need not be the digest of the real code. */
const code = sha256('the code of whoever makes the report')

/** Why there are no plans: one of the two could not be built. */
export interface Unplanned {
  readonly why: string
  /** What a build of the head stops at while it makes pages; empty where it would stop before, which other rules tell. */
  readonly failedPages: readonly Problem[]
}

/** The head is planned whatever became of the base: whether it can be built is what a report has to say. */
export function plansOf(base: Side, head: Side, config: SiteConfig): Plans | Unplanned {
  if (head.content.problems.length > 0) return { ...unplanned(head, head.content.problems), failedPages: [] }
  const first = attempt(base, base.content.asOf, config)
  const isLater = base.content.asOf !== head.content.asOf
  const later = isLater && !('why' in first) ? attempt(base, head.content.asOf, config, first) : first
  const planned = attempt(head, head.content.asOf, config, later)
  if ('why' in planned) return planned
  if ('why' in first) return { ...first, failedPages: [] }
  if ('why' in later) return { ...later, failedPages: [] }
  return { base: first, later, head: planned }
}

export const failedPagesIn = (plans: Plans | Unplanned): readonly Problem[] => ('why' in plans ? plans.failedPages : [])

function attempt(side: Side, asOf: string, config: SiteConfig, before?: Plan | Unplanned): Plan | Unplanned {
  const { content, addresses } = side
  if (content.problems.length > 0) return unplanned(side, content.problems)
  try {
    return planOf(side, asOf, config, before && !('why' in before) ? knownIn(before) : () => undefined)
  } catch (error) {
    const problems = problemsIn(error)
    if (!problems) throw error
    // Address problems are already reported as findings.
    const told = new Set(addresses.problems.map(identity))
    return { ...unplanned(side, problems), failedPages: problems.filter((problem) => !told.has(identity(problem))) }
  }
}

const identity = ({ route, message }: Problem): string => JSON.stringify([route, message])

const unplanned = ({ name }: Side, problems: readonly Problem[]): Unplanned => ({
  why: `${name} cannot be built: ${firstOf(problems)}`,
  failedPages: [],
})

const firstOf = (problems: readonly Problem[]): string =>
  firstFew(
    problems.map(({ route, file, message }) => [route ?? file, message].filter(Boolean).join(' ')),
    { most: 1 },
  )

/** @throws ProblemError where an address is wrong, or a page cannot be loaded. */
function planOf({ content }: Side, asOf: string, config: SiteConfig, known: KnownFingerprint): Plan {
  // No page shows the addresses of the past; a rule reports one that no longer answers.
  const dated = { ...content, asOf, urls: {} }
  const prose = digestsOfProse(content.linksInProse, (key) => content.entries.has(key))
  const plan = planBuild({ content: dated, code, prose }, { config })
  return { ...plan, pages: fingerprintPages(plan, known) }
}

const knownIn =
  ({ pages }: Plan): KnownFingerprint =>
  (path) =>
    pages.get(path)
