/** A report: plain data, in the order in which it is read. The same two snapshots give the same report to the byte. */

import type { EntryType } from '#content/schema/entry-types.ts'
import type { EntryChange, Moved } from './entry-change.ts'
import type { Impact } from './impact/impacted.ts'

export interface Report {
  readonly verdict: Verdict
  readonly provenance: Provenance
  /** Numbers of the types that differ. */
  readonly numbers: readonly TypeNumbers[]
  readonly findings: Findings
  readonly notices: Notices
  readonly changes: readonly EntryChange[]
  /** Files that differ, and are none of `changes`. */
  readonly files: OtherFiles
  readonly addresses: AddressChanges
  readonly impact: Impact
  readonly links: LinkChanges
  readonly schema: SchemaDrift
  readonly budgets: readonly Budget[]
  readonly ignored: readonly string[]
  readonly reproduce: readonly string[]
}

/** A report where nothing could be compared. */
export type StoppedReport = Pick<Report, 'verdict' | 'findings'>

export interface Verdict {
  /** `same`: visitors would see no difference, and there is nothing to commit. */
  readonly status: 'same' | 'fine' | 'attention' | 'blocked'
  readonly sentence: string
  /** Title of a commit or a pull request. */
  readonly title: string
}

export interface Provenance {
  readonly base: SideFacts
  readonly head: SideFacts
}

export interface SideFacts {
  /** A revision as it was given, or the name of a folder. */
  readonly name: string
  readonly commit?: string
  readonly cms: string
  readonly asOf: string
  readonly entries: number
  /** Digest of all entries: two snapshots with the same one hold the same. */
  readonly digest: string
}

export interface TypeNumbers {
  readonly type: EntryType
  readonly plural: string
  readonly before: number
  readonly after: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** The export's guard against the loss of a whole type would ask somebody to look. */
  readonly suspicious: boolean
}

export type Severity = 'blocks' | 'warns' | 'notes'

export interface Finding {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly hint: string
  /** `<type>/<id>` */
  readonly entry?: string
  readonly title?: string
  readonly field?: string
  readonly file?: string
  readonly line?: number
}

export interface Findings {
  /** All that blocks, and then of the rest what the base did not have. */
  readonly fresh: readonly Finding[]
  /** How many of each rule were there before, and are still. */
  readonly known: readonly { readonly rule: string; readonly severity: Severity; readonly count: number }[]
}

export interface Notice {
  /** A plain sentence about what visitors will notice. */
  readonly text: string
  /** How much visitors notice it: the heaviest stands first. */
  readonly weight: number
  /** `<type>/<id>` */
  readonly entry: string
}

export interface Notices {
  readonly edits: readonly Notice[]
  /** Notices of what happens because the site's clock moves on, though nobody edited anything. */
  readonly time: readonly Notice[]
  readonly sales: readonly Notice[]
}

export interface AddressChanges {
  readonly added: readonly { readonly address: string; readonly entry: string }[]
  /** `leadsTo`: where the old address leads now; left out, it answers that there is no such page. */
  readonly removed: readonly { readonly address: string; readonly entry: string; readonly leadsTo?: string }[]
  readonly moved: readonly (Moved & { readonly entry: string })[]
  /** Addresses without a page that lead elsewhere than before, or nowhere, or led nowhere. */
  readonly redirected: readonly Redirected[]
}

export interface OtherFiles {
  /** Lost or damaged on the base, and whole on the head. */
  readonly restored: readonly string[]
  /** Lost or damaged on the head. */
  readonly broken: readonly string[]
  /** Others, where nothing that visitors see differs: which of the two is right is not known. */
  readonly changed: readonly string[]
}

export interface Redirected {
  readonly address: string
  /** The former and the new target, as browsers get them. */
  readonly before?: string
  readonly after?: string
  /** `<type>/<id>` of the entry whose page it shows by now. */
  readonly shows?: string
}

export interface LinkChanges {
  /** How many links of the head lead to pages of ours. */
  readonly own: number
  readonly external: number
  readonly newHosts: readonly string[]
  readonly goneHosts: readonly string[]
}

export interface SchemaDrift {
  readonly files: readonly string[]
  /** Files of the base that today's schema cannot read. */
  readonly unreadable: readonly string[]
  readonly version: { readonly before: number; readonly after: number }
}

export interface Budget {
  readonly name: string
  readonly unit: string
  /** In `unit`, as the two below. */
  readonly limit: number
  readonly before: number
  readonly after: number
}
