/** What a report says: plain data, in the order in which it is read. The same two snapshots give the same report to the byte. */

import type { EntryType } from '#content/schema/entry-types.ts'
import type { FieldKind } from '#content/schema/field.ts'

export interface Report {
  readonly verdict: Verdict
  readonly provenance: Provenance
  /** Of the types that differ. */
  readonly numbers: readonly TypeNumbers[]
  readonly findings: Findings
  readonly notices: Notices
  readonly changes: readonly EntryChange[]
  readonly addresses: AddressChanges
  readonly impact: Impact
  readonly links: LinkChanges
  readonly schema: SchemaDrift
  readonly budgets: readonly Budget[]
  readonly ignored: readonly string[]
  readonly reproduce: readonly string[]
}

export interface Verdict {
  /** `same`: visitors would see no difference, and there is nothing to commit. */
  readonly status: 'same' | 'fine' | 'attention' | 'blocked'
  readonly sentence: string
  /** Of a commit or a pull request. */
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
  /** Of the whole snapshot: two with the same one hold the same entries. */
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
  /** What is heavier stands first. */
  readonly weight: number
  /** `<type>/<id>` */
  readonly entry: string
}

export interface Notices {
  readonly edits: readonly Notice[]
  /** What happens because the site's clock moves on, though nobody edited anything. */
  readonly time: readonly Notice[]
  readonly sales: readonly Notice[]
}

export interface EntryChange {
  readonly kind: 'added' | 'changed' | 'removed'
  /** `<type>/<id>` */
  readonly entry: string
  readonly type: EntryType
  readonly title: string
  /** The title it had, where that was another one. */
  readonly formerTitle?: string
  /** Of its page; the last one it had, for an entry that is removed. */
  readonly address?: string
  readonly moved?: Moved
  /** `<type>/<id>` of the entry that had the same address and is gone: the CMS made it anew. */
  readonly replaces?: string
  readonly fields: readonly FieldChange[]
  /** The pictures that the entry is mainly shown with, before and after: of a file, itself. */
  readonly pictures?: { readonly before?: PictureFacts; readonly after?: PictureFacts }
}

export interface Moved {
  readonly from: string
  readonly to: string
}

export interface PictureFacts {
  /** Name of the original in `media/`. */
  readonly path: string
  readonly mime: string
  readonly bytes: number
  readonly width?: number
  readonly height?: number
  readonly alt: string
}

interface ChangedField {
  /** Dotted path. */
  readonly field: string
  /** As editors know it, with the groups around it. */
  readonly label: string
  readonly of: FieldKind
  /** What a number is of. */
  readonly unit?: string
}

export interface ValueChange extends ChangedField {
  readonly kind: 'value'
  readonly before?: string
  readonly after?: string
}

export interface TextChange extends ChangedField {
  readonly kind: 'text'
  readonly sentences: readonly SentenceChange[]
}

export interface ListChange extends ChangedField {
  readonly kind: 'list'
  readonly items: readonly ItemChange[]
}

export type FieldChange = ValueChange | TextChange | ListChange

/** `moved`: it stands elsewhere, word by word as it was. */
export interface SentenceChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly words: readonly Words[]
}

export interface Words {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

export interface ItemChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly text: string
  /** Counted from 1. */
  readonly place?: { readonly from: number; readonly to: number }
  readonly fields?: readonly FieldChange[]
}

export interface AddressChanges {
  readonly added: readonly { readonly address: string; readonly entry: string }[]
  /** With where the old address leads now; without one, it answers that there is no such page. */
  readonly removed: readonly { readonly address: string; readonly entry: string; readonly leadsTo?: string }[]
  readonly moved: readonly (Moved & { readonly entry: string })[]
}

/** Pages whose output differs. */
export type Impact =
  | { readonly known: false; readonly why: string }
  | {
      readonly known: true
      /** How many pages of the head differ from those of the base. */
      readonly pages: number
      readonly of: number
      /** Where what stands around every page differs: the entries it comes from. */
      readonly everyPage?: readonly string[]
      /** Pages whose own entry did not change. */
      readonly others: readonly ImpactedPage[]
      readonly byDate: ChangesByDate
    }

/** What the clock alone changes. */
export interface ChangesByDate {
  /** What stands around every page: a notice that ends, say. */
  readonly everyPage: boolean
  /** Addresses of the pages that differ by more than that. */
  readonly pages: readonly string[]
}

export interface ImpactedPage {
  readonly address: string
  /** From the page's own entry to what changed. */
  readonly path: readonly PathStep[]
  /** How many more changed entries the page shows. */
  readonly more: number
}

export interface PathStep {
  /** `<type>/<id>`, or words where no entry is meant. */
  readonly entry: string
  readonly title: string
}

export interface LinkChanges {
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
  readonly limit: number
  readonly before: number
  readonly after: number
}
