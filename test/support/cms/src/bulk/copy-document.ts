/**
 * Copies a document of the CMS with all that hangs on it: rows of lists, references, versions.
 *
 * What hangs on what is read from the database's own foreign keys, so a new field of the contract needs no change here.
 */
import { randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'

type Row = Record<string, SQLOutputValue>

interface TableCopy {
  readonly parentColumn: string
  readonly children: readonly TableCopy[]
  readonly select: StatementSync
  readonly insert: (row: Row) => SQLOutputValue
}

/** What differs from the original. The same columns, prefixed with `version_`, differ in its versions. */
export interface Changes {
  readonly id: string
  readonly columns: Readonly<Record<string, string>>
}

export function documentTables(database: DatabaseSync, table: string, parentColumn = 'id'): TableCopy {
  const columns = database
    .prepare(`SELECT name FROM pragma_table_info(?)`)
    .all(table)
    .map(({ name }) => String(name))
  const insert = database.prepare(
    `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  return {
    parentColumn,
    children: childrenOf(database, table).map(({ child, column }) => documentTables(database, child, column)),
    select: database.prepare(`SELECT * FROM "${table}" WHERE "${parentColumn}" = ? ORDER BY rowid`),
    insert: (row) => {
      const { lastInsertRowid } = insert.run(...columns.map((name) => row[name] ?? null))
      return row['id'] ?? lastInsertRowid
    },
  }
}

/** Tables whose rows belong to a row of this one: lists, references and texts by `(_)parent_id`, and so versions. */
function childrenOf(database: DatabaseSync, table: string): { child: string; column: string }[] {
  const owned = `SELECT m.name AS child, f."from" AS "column" FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
    WHERE m.type = 'table' AND f."table" = ? AND f."from" IN ('parent_id', '_parent_id') AND m.name <> ?`
  return database
    .prepare(owned)
    .all(table, table)
    .map(({ child, column }) => ({ child: String(child), column: String(column) }))
}

export function copyDocument(table: TableCopy, original: string, changes: Changes): void {
  for (const row of table.select.all(original)) {
    const id = table.insert({ ...row, ...changes.columns, id: changes.id })
    for (const child of table.children) copyChildren(child, original, id, changes)
  }
}

function copyChildren(
  table: TableCopy,
  originalParent: SQLOutputValue,
  parent: SQLOutputValue,
  changes: Changes,
): void {
  for (const row of table.select.all(originalParent)) {
    const id = table.insert({
      ...row,
      ...versionColumns(row, changes),
      [table.parentColumn]: parent,
      id: newId(row['id'] ?? null),
    })
    for (const child of table.children) copyChildren(child, row['id'] ?? null, id, changes)
  }
}

const versionColumns = (row: Row, { columns }: Changes): Row =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (`version_${name}` in row ? [[`version_${name}`, value]] : [])),
  )

/** Rows of lists have random ids, versions and references numbers that the database gives. */
const newId = (id: SQLOutputValue): SQLOutputValue => (typeof id === 'string' ? randomBytes(12).toString('hex') : null)
