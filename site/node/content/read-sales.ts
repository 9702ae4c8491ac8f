/** What is sold, as the snapshot has it: read to the byte, and about nothing that is not there. */
import { join } from 'node:path'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { noTicketing } from '#content/schema/ticketing.ts'
import { ticketingFolder } from '#content/snapshot/files.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import { listTree } from '#content/snapshot/list-tree.ts'
import { isTicketingFile } from '#content/snapshot/names.ts'
import { missingEntries, readTicketing, type StoredTicketing, withoutMissing } from '#content/snapshot/ticketing.ts'

interface Sales extends StoredTicketing {
  readonly problems: readonly Problem[]
}

/** @param exists whether there is an entry with a key. */
export function readSales(folder: string, exists: (key: string) => boolean): Sales {
  const problems: Problem[] = []
  const names: string[] = []
  for (const [name, kind] of listTree(join(folder, ticketingFolder))) {
    const file = `${ticketingFolder}/${name}`
    if (kind === 'folder') continue
    if (kind === 'file' && isTicketingFile(file)) names.push(file)
    else problems.push({ file, message: 'is no file that an export writes', hint: 'Remove it.' })
  }
  try {
    const stored = readTicketing(folder, names)
    for (const key of missingEntries(stored, exists)) {
      const message = `refers to ${key}, which does not exist`
      problems.push({ file: `${ticketingFolder}/`, message, hint: 'Run npm run export: it leaves out what is gone.' })
    }
    return { ...withoutMissing(stored, exists), files: stored.files, problems }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const files = new Map(names.map((file) => [file, sha256OfFile(join(folder, file))]))
    return { ...noTicketing, files, problems: [...problems, ...error.problems] }
  }
}
