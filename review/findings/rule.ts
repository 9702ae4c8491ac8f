/** What a rule is: a few lines that look at one snapshot, or at the difference of two. */
import type { Problem } from '#content/format/problem.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { Finding, Severity } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

export type Found = Omit<Finding, 'rule' | 'severity' | 'hint'> & { readonly hint?: string }

/** The two sides and how they differ, for rules about a change. */
export interface RuleInput {
  readonly base: Side
  readonly head: Side
  readonly changes: readonly EntryChange[]
  /** Files of the snapshots that differ between the two. */
  readonly snapshotFiles: readonly string[]
  /** What a build of the head stops at while it makes pages. */
  readonly unmade: readonly Problem[]
}

interface AnyRule {
  readonly severity: Severity
  /** What it finds, for a heading. */
  readonly title: string
  /** What to do about it; a finding may bring a better one. */
  readonly hint: string
}

/** Asked of both snapshots: what the base has already is not told again. */
export interface StateRule extends AnyRule {
  readonly inSnapshot: (side: Side) => Iterable<Found>
}

export interface ChangeRule extends AnyRule {
  readonly inChanges: (compared: RuleInput) => Iterable<Found>
}

export type Rule = StateRule | ChangeRule
