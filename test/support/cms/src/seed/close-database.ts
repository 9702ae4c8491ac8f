/** Ends the work on a database so that it is one file, which can be copied, and quick to read. */
import { DatabaseSync } from 'node:sqlite'
import type { Payload } from 'payload'

export async function closeDatabase(payload: Payload, file: string): Promise<void> {
  await payload.destroy()
  // Payload leaves its connections open: what was written last would stay in a file beside the database.
  const database = new DatabaseSync(file)
  // Without it SQLite believes that few entries are published, and takes seconds for each page of a long list.
  database.exec('ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}
