/** A rule is a few lines that look at one snapshot, or at the difference of two. */
import type { Problem } from '#content/format/problem.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { Finding, Severity } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

export type RuleMatch = Omit<Finding, 'rule' | 'severity' | 'hint'> & { readonly hint?: string }

/** The two sides and how they differ, for rules about a change. */
export interface RuleInput {
  readonly base: Side
  readonly head: Side
  readonly changes: readonly EntryChange[]
  /** Files of the snapshots that differ between the two. */
  readonly snapshotFiles: readonly string[]
  /** The problems at which a build of the head stops while it makes pages. */
  readonly failedPages: readonly Problem[]
}

interface AnyRule {
  readonly severity: Severity
  /** The heading of its findings. */
  readonly title: string
  /** The remedy; a finding may bring a better one. */
  readonly hint: string
}

/** Applied to both snapshots: findings that the base has already are not reported again. */
export interface StateRule extends AnyRule {
  readonly inSnapshot: (side: Side) => Iterable<RuleMatch>
}

export interface ChangeRule extends AnyRule {
  readonly inChanges: (compared: RuleInput) => Iterable<RuleMatch>
}

export type Rule = StateRule | ChangeRule
