/** How one entry differs: plain data, a part of the report. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { FieldKind } from '#content/schema/field.ts'

export interface EntryChange {
  readonly kind: 'added' | 'changed' | 'removed'
  /** `<type>/<id>` */
  readonly entry: string
  readonly type: EntryType
  readonly title: string
  /** The title it had, where that was another one. */
  readonly formerTitle?: string
  /** Address of its page; the last one it had, for an entry that is removed. */
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
  /** Pixels; pictures only. */
  readonly width?: number
  readonly height?: number
  readonly alt: string
}

/** The field that differs. */
export interface ChangedField {
  /** Dotted path. */
  readonly field: string
  /** The name that editors see. */
  readonly label: string
  /** Labels of the groups around it, from the outermost on; of one in a group that is new or gone as a whole, those within that. */
  readonly groups?: readonly string[]
  readonly of: FieldKind
  /** The unit of a number. */
  readonly unit?: string
  /** Set if the field is empty on one side and an empty value means “all”: all of what, and on which side. */
  readonly forAll?: { readonly means: string; readonly when: 'before' | 'after' }
}

export interface ValueChange extends ChangedField {
  readonly kind: 'value'
  readonly before?: string
  readonly after?: string
  /** `<type>/<id>` of what a reference named before. */
  readonly entryBefore?: string
}

export interface TextChange extends ChangedField {
  readonly kind: 'text'
  readonly sentences: readonly SentenceChange[]
}

export interface ListChange extends ChangedField {
  readonly kind: 'list'
  readonly items: readonly ItemChange[]
}

/** A group that is new or gone as a whole. If both sides have it, its changed fields are reported one by one. */
export interface GroupChange extends ChangedField {
  readonly kind: 'group'
  readonly change: 'added' | 'removed'
  readonly fields: readonly FieldChange[]
}

export type FieldChange = ValueChange | TextChange | ListChange | GroupChange

/** `moved`: it stands elsewhere, word by word as it was. `divided`: all sentences are as they were, and their paragraphs are not. */
export interface SentenceChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'divided'
  readonly words: readonly WordRun[]
}

export interface WordRun {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

export interface ItemChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly text: string
  /** `<type>/<id>`, for an item that is a reference. */
  readonly entry?: string
  /** The places of an item that moved, counted from 1; left out where it has the number that it had. It may have been changed as well. */
  readonly place?: { readonly from: number; readonly to: number }
  /** Fields of a row: those that differ in one that was changed, all of one that is new, and all of one that is gone. */
  readonly fields?: readonly FieldChange[]
}
