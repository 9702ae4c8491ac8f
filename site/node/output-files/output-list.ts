/**
 * The list of the files that a build has put into its output folder. It lies in that folder. Only files that it names are ever
 * changed or removed, and its digests tell which of them have changed since.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import { digest } from '#content/schema/digest.ts'
import { sha256 } from '#content/snapshot/hash.ts'

export const listFile = '.site-files.json'

/** File, relative to the folder → sha256 of its bytes. */
export type OutputFiles = ReadonlyMap<string, string>

const list = z.strictObject({ version: z.literal(1), files: z.record(z.string(), digest()) })

export interface OutputList {
  readonly files: OutputFiles
  /** Digest of the list itself. */
  readonly digest: string
}

/**
 * @returns undefined where there is no list.
 * @throws ProblemError where it cannot be read, as nobody knows then which files are ours.
 */
export function readOutputList(folder: string): OutputList | undefined {
  const path = join(folder, listFile)
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
  try {
    const text = readFileSync(path, 'utf8')
    return { files: new Map(Object.entries(list.parse(JSON.parse(text)).files)), digest: sha256(text) }
  } catch {
    const message = `${path} is not as a build writes it, so what it made there cannot be told from what it did not.`
    throw new ProblemError({ message, hint: `Delete ${folder}, or choose another folder with --out.` })
  }
}

/** Sorted, so that the same files are always the same text. */
export function printOutputList(files: OutputFiles): string {
  const sorted = Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ version: 1, files: sorted }, null, 1)}\n`
}
