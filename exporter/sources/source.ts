/** The port through which the exporter reads a CMS. One adapter per CMS stands in a folder beside this file. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { FieldKind, FieldMeta } from '#content/schema/field.ts'
import type { Report } from '../problem.ts'

export interface Listed {
  /** The CMS's stable id. */
  readonly id: string
  /** Differs whenever the entry may have changed. An instant, as CMSs stamp their versions by time. */
  readonly revision: string
}

/** An entry as the CMS tells it: names of fields as in the contract, values still in the CMS's own shape. */
export interface SourceDocument extends Listed {
  readonly type: EntryType
  readonly fields: SourceValues
  /** For a `file`: its bytes. Absent where the CMS does not say where they are. */
  readonly file?: SourceFile
}

export interface SourceFile {
  readonly address: string
  /** How many bytes the CMS says it has. */
  readonly bytes: number
}

export type SourceValues = Readonly<Record<string, unknown>>

/** A row of a list, or a block. */
export interface SourceRow {
  /** The `type` of a block. */
  readonly block?: string
  readonly values: SourceValues
}

/** What a value may be compared with, and where to say that it is wrong, while it is read. */
export interface ReadContext {
  /** Whether visitors can see the entry, `<type>/<id>`. */
  isPublished(key: string): boolean
  /** Notes that the value refers to an entry that is not published; the reference is left out. */
  waitFor(key: string): void
  report: Report
}

/**
 * How the CMS spells a value of each kind: gives the contract's spelling, or `undefined` for nothing. Groups, lists and
 * blocks are walked by the mapping; a CMS only says where their rows are.
 */
export type FieldReaders = {
  readonly [K in Exclude<FieldKind, 'group' | 'list' | 'blocks' | 'fixed' | 'measured'>]: (
    value: unknown,
    meta: FieldMeta,
    context: ReadContext,
  ) => unknown
} & {
  readonly rows: (value: unknown) => readonly SourceRow[]
}

export interface Source {
  readonly name: 'payload' | 'drupal'
  readonly readers: FieldReaders
  /** Logs in and proves that the CMS takes the login. */
  connect(): Promise<void>
  /** Every published entry of a type as it is now, each once: complete, or it throws. */
  list(type: EntryType): Promise<readonly Listed[]>
  /** The published documents among `ids`, each once, in batches and any order; those that have gone since are in none. */
  fetch(type: EntryType, ids: readonly string[]): AsyncIterable<readonly SourceDocument[]>
  /** The bytes of a document's `file`; no more of them are read than it says to have. */
  openFile(file: SourceFile): Promise<Uint8Array>
}
