/**
 * The journal of a swap: what has to be moved and removed for the new snapshot to stand.
 *
 * It is obeyed only if it is whole (a checksum), names nothing but files of a snapshot, and was left by an export in
 * this very folder. The last is recognised by the file's time, which an export sets to an instant in 2001 that follows
 * from the checksum: git gives every file that it writes the present time, so that a journal which came with a commit
 * does nothing.
 */
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, type Stats, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import { digest } from '#content/schema/digest.ts'
import { stagingFolder } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { isSnapshotFile } from '#content/snapshot/names.ts'

export const journalFile = `${stagingFolder}/journal.json`
const draftFile = `${journalFile}.tmp`

/** The folder below `.staging` that one export prepares its files in: ours to clear, as nothing else there is. */
export const isStagingName = (name: string): boolean => /^export-\w{6}$/.test(name)

const snapshotFile = z.string().refine(isSnapshotFile)
const schema = z.strictObject({
  checksum: digest(),
  /** The folder of the new files, below `.staging`. */
  staging: z.string().refine(isStagingName),
  write: z.array(z.strictObject({ file: snapshotFile, sha256: digest() })),
  remove: z.array(snapshotFile),
})

export type Journal = Readonly<Omit<z.infer<typeof schema>, 'checksum'>>

/** Writes the journal by one rename, which is the moment from which the new snapshot counts. */
export function writeJournal(folder: string, journal: Journal): void {
  const draft = join(folder, draftFile)
  const checksum = checksumOf(journal)
  mkdirSync(join(folder, stagingFolder), { recursive: true })
  writeFileSync(draft, JSON.stringify({ checksum, ...journal }))
  utimesSync(draft, timeOf(checksum), timeOf(checksum))
  if (!isOfTime(lstatSync(draft), checksum))
    throw new ProblemError({
      message: `${folder} keeps no times of files, by which an export knows its own journal.`,
      hint: 'Export into a folder on another disk with --out.',
    })
  renameSync(draft, join(folder, journalFile))
}

export function removeJournal(folder: string): void {
  for (const file of [journalFile, draftFile]) rmSync(join(folder, file), { force: true })
}

/**
 * The journal that stands in a folder, if there is one.
 *
 * @throws ProblemError when it is torn, or none that an export left there.
 */
export function readJournal(folder: string): Journal | undefined {
  const staging = lstatSync(join(folder, stagingFolder), { throwIfNoEntry: false })
  if (!staging) return undefined
  if (!staging.isDirectory()) throw refusal(folder, stagingFolder, 'is no folder')
  const stats = lstatSync(join(folder, journalFile), { throwIfNoEntry: false })
  if (!stats) return undefined
  if (!stats.isFile()) throw refusal(folder, journalFile, 'is no file')
  const { checksum, ...journal } = parse(folder, readFileSync(join(folder, journalFile), 'utf8'))
  if (checksumOf(journal) !== checksum) throw refusal(folder, journalFile, 'is torn, or was changed')
  if (!isOfTime(stats, checksum)) throw refusal(folder, journalFile, 'was not left there by an export')
  return journal
}

function parse(folder: string, text: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw refusal(folder, journalFile, 'is torn, or not as an export writes it', { cause })
  }
}

export function refusal(folder: string, file: string, fault: string, options?: ErrorOptions): ProblemError {
  return new ProblemError(
    {
      message: `${folder}/${file} ${fault}. It was not obeyed, and nothing was changed.`,
      hint: `Remove ${folder}/${stagingFolder}, see with git status whether entries and media are whole, and restore them if not.`,
    },
    options,
  )
}

const checksumOf = ({ staging, write, remove }: Journal): string =>
  sha256(JSON.stringify([staging, write.map((item) => [item.file, item.sha256]), remove]))

/** Time of the journal's file, in seconds since 1970; even ones, as some disks keep no others. */
const timeOf = (checksum: string): number => 978_307_200 + 2 * Number.parseInt(checksum.slice(0, 6), 16)

const isOfTime = ({ mtimeMs }: Stats, checksum: string): boolean => Math.floor(mtimeMs / 1000) === timeOf(checksum)
