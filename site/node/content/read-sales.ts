/** Reads the sales of the snapshot, to the byte, and leaves out entries that do not exist. */
import { join } from 'node:path'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { noTicketing } from '#content/schema/ticketing.ts'
import { ticketingFolder } from '#content/snapshot/files.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import { itemsOf, problemOfForeignFile } from '#content/snapshot/inventory.ts'
import { isTicketingFile } from '#content/snapshot/names.ts'
import { missingEntries, readTicketing, type StoredTicketing, withoutMissing } from '#content/snapshot/ticketing.ts'

interface Sales extends StoredTicketing {
  readonly problems: readonly Problem[]
  /** Entries that are referred to and not there; of one that cannot be read, that follows. */
  readonly missing: readonly Problem[]
}

/** @param exists whether there is an entry with a key. */
export function readSales(folder: string, exists: (key: string) => boolean): Sales {
  const problems: Problem[] = []
  const names: string[] = []
  for (const { file, kind } of itemsOf(folder, ticketingFolder)) {
    if (kind === 'folder') continue
    if (kind === 'file' && isTicketingFile(file)) names.push(file)
    else problems.push(problemOfForeignFile({ file, kind }))
  }
  try {
    const stored = readTicketing(folder, names)
    const missing = missingEntries(stored, exists).map((key) => ({
      file: `${ticketingFolder}/`,
      message: `refers to ${key}, which does not exist`,
      hint: 'Run npm run export: it leaves out what is gone.',
    }))
    return { ...withoutMissing(stored, exists), files: stored.files, problems, missing }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const files = new Map(names.map((file) => [file, sha256OfFile(join(folder, file))]))
    return { ...noTicketing, files, problems: [...problems, ...error.problems], missing: [] }
  }
}
