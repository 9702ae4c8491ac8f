/** The port through which the exporter reads a CMS. One adapter per CMS stands in a folder beside this file. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { FieldKind, FieldMeta } from '#content/schema/field.ts'
import type { CmsKind } from '#content/snapshot/manifest.ts'
import type { ReportProblem } from '../problem.ts'

export interface Listed {
  /** The CMS's stable id. */
  readonly id: string
  /** Changes whenever the entry may have changed. Begins with the instant of its last save, if the CMS knows it. */
  readonly revision: string
}

/** An entry of the CMS: field names of the schema, values in the CMS's own shape. */
export interface SourceDocument extends Listed {
  readonly type: EntryType
  readonly fields: SourceValues
  /** The address of the bytes of a `file`. Absent if the CMS does not give one. */
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

/** All that a reader of a field may ask and report. */
export interface ReadContext {
  /** Whether visitors can see the entry, `<type>/<id>`. */
  isPublished(key: string): boolean
  /**
   * Records a reference to an unpublished entry. The reader leaves the reference out.
   *
   * @param target `<type>/<id>`, or a word that the source's `keyOfWaiting` knows.
   */
  waitFor(target: string): void
  report: ReportProblem
}

/** A reference as it is, or nothing until what it means is published. @param target as of `waitFor` */
export function published(target: string | undefined, context: ReadContext): string | undefined {
  if (target === undefined || context.isPublished(target)) return target
  context.waitFor(target)
  return undefined
}

/**
 * Converts a CMS value of each kind to the schema's form; `undefined` for an empty one. The mapping walks groups, lists and
 * blocks itself; a source only returns their rows.
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
  readonly name: CmsKind
  readonly readers: FieldReaders
  /** Logs in. @throws if the CMS refuses the login. */
  connect(): Promise<void>
  /** Every published entry of a type, each once. @throws if the list is not complete. */
  list(type: EntryType): Promise<readonly Listed[]>
  /** The published documents among `ids`, each once, in batches and any order. Documents deleted meanwhile are left out. */
  fetch(type: EntryType, ids: readonly string[]): AsyncIterable<readonly SourceDocument[]>
  /** Resolves a `waiting` target to an entry key once it is published. Needed for CMSs that do not say what they hide. */
  keyOfWaiting?(target: string): string | undefined
  /** The bytes of a document's `file`, at most as many as it announces. */
  openFile(file: SourceFile): Promise<Uint8Array>
}
