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

/** @returns why there are none, where one of the two could not be built. */
export function plansOf(base: Side, head: Side, config: SiteConfig): Plans | { readonly why: string } {
  const broken = [head, base].find(({ content }) => content.problems.length > 0)
  if (broken) return { why: `${broken.name} cannot be built: ${firstOf(broken.content.problems)}` }
  try {
    const first = planOf(base, base.content.asOf, config, () => undefined)
    const later =
      base.content.asOf === head.content.asOf ? first : planOf(base, head.content.asOf, config, knownIn(first))
    return { base: first, later, head: planOf(head, head.content.asOf, config, knownIn(later)) }
  } catch (error) {
    const [problem] = problemsIn(error) ?? []
    if (!problem) throw error
    return { why: `a page cannot be made: ${[problem.route, problem.message].filter(Boolean).join(' ')}` }
  }
}

/** What is wrong with the head stands above in the report; what is wrong with the base stands nowhere else. */
const firstOf = (problems: readonly Problem[]): string =>
  firstFew(
    problems.map(({ file, message }) => [file, message].filter(Boolean).join(' ')),
    { most: 1 },
  )

/** @throws ProblemError where an address is wrong, or a page cannot be loaded. */
function planOf({ content }: Side, asOf: string, config: SiteConfig, known: KnownFingerprint): Plan {
  // Of the addresses of the past nothing is shown on a page; one that answers no more is told by a rule.
  const dated = { ...content, asOf, urls: {} }
  const prose = digestsOfProse(content.linksInProse, (key) => content.entries.has(key))
  const plan = planBuild({ content: dated, code, prose }, { config })
  return { ...plan, pages: fingerprintPages(plan, known) }
}

const knownIn =
  ({ pages }: Plan): KnownFingerprint =>
  (path) =>
    pages.get(path)
