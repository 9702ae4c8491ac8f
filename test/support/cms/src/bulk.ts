/**
 * Adds many films to a CMS, for measuring: copies of the films that are there, each with a title and texts of its own.
 *
 *     node src/bulk.ts [--films 5000] [--data .data/main]
 *
 * The CMS need not stand still meanwhile. The rows are copied from films that Payload has written, in the database itself:
 * through its interface it would take more than a minute for each thousand.
 */
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { bulkFilm } from './bulk/bulk-film.ts'
import { copyDocument, documentTables } from './bulk/copy-document.ts'
import { databaseFile } from './data-folder.ts'

const { values: options } = parseArgs({
  options: { films: { type: 'string', default: '5000' }, data: { type: 'string' } },
})
if (options.data) process.env['CMS_DATA'] = options.data

const started = performance.now()
const database = new DatabaseSync(databaseFile())
database.exec('PRAGMA busy_timeout = 30000; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE')
const originals = database
  .prepare(`SELECT id FROM movie WHERE _status = 'published' AND id NOT LIKE 'bulk-%' ORDER BY id LIMIT 12`)
  .all()
const { last } = database.prepare(`SELECT count(*) AS last FROM movie WHERE id LIKE 'bulk-%'`).get() as { last: number }
if (originals.length === 0) throw new Error('There is no film to copy: fill the CMS with src/seed.ts first.')

const tables = documentTables(database, 'movie')
const copies = Number(options.films)
for (let number = last + 1; number <= last + copies; number++) {
  const original = originals[number % originals.length]
  copyDocument(tables, String(original?.['id']), bulkFilm(number))
}
// ANALYZE: see src/seed/close-database.ts.
database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)')
database.close()
console.log(`added ${copies} films in ${((performance.now() - started) / 1000).toFixed(1)} s`)
