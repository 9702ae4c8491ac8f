/**
 * Checks that every original is a regular file, and is what its entry says. Without this check, a page of HTML that somebody
 * put into `content/media` under the name of a picture would be published on our own origin.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldPositionsIn } from '#content/format/field-positions.ts'
import { firstFew } from '#content/format/first-few.ts'
import { type Problem, stopAt } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import { isDesktopFile } from '#content/snapshot/names.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import type { FileDigests, FileInfo } from '#site/node/file-digests.ts'
import { typeDetectorDigest } from '#site/node/incremental/code-digest.ts'
import { OriginalTypes, originalFile } from './original-file.ts'

interface Found {
  readonly problems: readonly Problem[]
  /** Files in the folder that no entry names: they are not published. */
  readonly foreignFiles: readonly string[]
}

interface Options {
  readonly digests: FileDigests
  readonly cacheFolder: string
  /** Digest of what detects types: those that another version has detected are detected anew. */
  readonly detector: string
}

/** @throws ProblemError where an original is not as its entry says. */
export async function assertOriginals(content: IndexedContent, { options, digests, report }: BuildRun): Promise<void> {
  const { root, cacheFolder } = options
  const { problems, foreignFiles } = await checkOriginals(content, {
    digests,
    cacheFolder,
    detector: typeDetectorDigest(root),
  })
  stopAt(problems)
  if (foreignFiles.length === 0) return
  const named = firstFew(
    foreignFiles.map((name) => `${mediaFolder}/${JSON.stringify(name)}`),
    { most: 1 },
  )
  report.step(`Not published, as no entry names it: ${named}`)
}

export async function checkOriginals(
  content: IndexedContent,
  { digests, cacheFolder, detector }: Options,
): Promise<Found> {
  const types = new OriginalTypes(cacheFolder, detector)
  const problems: Problem[] = []
  const files = [...content.entries].flatMap(([key, entry]) => (entry.type === 'file' ? [[key, entry] as const] : []))
  for (const [key, entry] of files) {
    const file = originalFile(content.folder, entry.path)
    const found = file === undefined ? undefined : digests.of(file)
    const mime = file !== undefined && found ? await types.of(file, found.digest) : ''
    const fault = faultOf(entry, found && { ...found, mime })
    if (fault) problems.push(placed(content, key, fault))
  }
  types.save()
  return { problems, foreignFiles: foreignFilesIn(content.folder, new Set(files.map(([, { path }]) => path))) }
}

interface Facts extends FileInfo {
  readonly mime: string
}

interface Fault {
  readonly field: keyof Entry<'file'>
  readonly message: string
}

function faultOf({ path, bytes, sha256, mime }: Entry<'file'>, facts: Facts | undefined): Fault | undefined {
  const name = `${mediaFolder}/${path}`
  if (!facts) return { field: 'path', message: `${name} is missing, or is no regular file` }
  if (facts.size !== bytes) return { field: 'bytes', message: `${name} has ${facts.size} bytes, not ${bytes}` }
  if (facts.digest !== sha256)
    return { field: 'sha256', message: `${name} has other bytes: their digest is ${facts.digest}` }
  if (facts.mime !== mime)
    return { field: 'mime', message: `${name} is not ${mime}: its bytes are ${facts.mime || 'of no known kind'}` }
  return undefined
}

/** The fault as a problem, with the line of the field. */
function placed({ folder, files }: IndexedContent, key: string, fault: Fault): Problem {
  const file = files.get(key)
  if (file === undefined) return fault
  const line = fieldPositionsIn(readFileSync(join(folder, file), 'utf8')).lineOf([fault.field])
  return {
    file,
    line,
    ...fault,
    hint: 'Take the file and its entry from the same export: npm run export writes both anew.',
  }
}

function foreignFilesIn(folder: string, named: ReadonlySet<string>): string[] {
  const media = join(folder, mediaFolder)
  return existsSync(media) ? readdirSync(media).filter((name) => !named.has(name) && !isDesktopFile(name)) : []
}
