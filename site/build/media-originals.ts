/**
 * Every original is what its entry says, and a file. Whoever changes `content/media` by hand, or in a pull request, is found
 * out here: a page of HTML under the name of a picture would else be published among our own scripts.
 */
import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, lstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import type { IndexedContent } from './content-index.ts'
import { readJson, writeFile } from './files.ts'
import { type Problem, stopAt } from './problems.ts'
import type { Reporter } from './reporter.ts'

/** What was found in a file when it was last read. */
interface Known {
  /** Changes with every change of the file, also where its size and time are put back. */
  readonly stamp: string
  readonly bytes: number
  readonly sha256: string
  readonly mime: string
}

type Index = Readonly<Record<string, Known>>

interface Found {
  readonly problems: readonly Problem[]
  /** Names in the folder that no entry bears: they are not published. */
  readonly strangers: readonly string[]
}

/** @throws BuildFailed where one is not as its entry says. */
export async function stopAtWrongOriginals(
  content: IndexedContent,
  cacheFolder: string,
  report: Reporter,
): Promise<void> {
  const { problems, strangers } = await checkOriginals(content, join(cacheFolder, 'originals.json'))
  stopAt(problems)
  const [first, ...others] = strangers
  if (first === undefined) return
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  report.step(`Not published, as no entry names it: ${mediaFolder}/${JSON.stringify(first)}${more}`)
}

/** Reads what has changed since the last time. @param cacheFile what is known is kept there. */
export async function checkOriginals(content: IndexedContent, cacheFile: string): Promise<Found> {
  const known = (readJson(cacheFile) ?? {}) as Index
  const next: Record<string, Known> = {}
  const problems: Problem[] = []
  const files = [...content.entries].flatMap(([key, entry]) => (entry.type === 'file' ? [[key, entry] as const] : []))
  for (const [key, entry] of files) {
    const file = originalFile(content.folder, entry.path)
    const facts = file === undefined ? undefined : await factsOf(file, known[entry.path])
    if (facts?.isSettled) next[entry.path] = facts.known
    const fault = faultOf(entry, facts?.known)
    if (fault) problems.push(...placed(content, key, fault))
  }
  if (JSON.stringify(next) !== JSON.stringify(known)) writeFile(cacheFile, JSON.stringify(next))
  return { problems, strangers: strangersIn(content.folder, new Set(files.map(([, { path }]) => path))) }
}

/**
 * The path of an original, if it is a file in the folder. A link is not: what it leads to may be any file of the machine.
 *
 * @param folder of the content.
 */
export function originalFile(folder: string, name: string): string | undefined {
  const media = join(folder, mediaFolder)
  const isFolder = lstatSync(media, { throwIfNoEntry: false })?.isDirectory()
  const file = join(media, name)
  return isFolder && lstatSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

interface Fault {
  readonly field: keyof Entry<'file'>
  readonly what: string
}

function faultOf({ path, bytes, sha256, mime }: Entry<'file'>, facts: Known | undefined): Fault | undefined {
  const name = `${mediaFolder}/${path}`
  if (!facts) return { field: 'path', what: `${name} is missing, or is no regular file` }
  if (facts.bytes !== bytes) return { field: 'bytes', what: `${name} has ${facts.bytes} bytes, not ${bytes}` }
  if (facts.sha256 !== sha256)
    return { field: 'sha256', what: `${name} has other bytes: their digest is ${facts.sha256}` }
  if (facts.mime !== mime)
    return { field: 'mime', what: `${name} is not ${mime}: its bytes are ${facts.mime || 'of no known kind'}` }
  return undefined
}

interface Facts {
  readonly known: Known
  /** A clock has its steps: what was written within the last of them may be written again and look the same. */
  readonly isSettled: boolean
}

async function factsOf(file: string, known: Known | undefined): Promise<Facts> {
  const { ino, size, mtimeNs, ctimeNs, ctimeMs } = lstatSync(file, { bigint: true })
  const stamp = [ino, size, mtimeNs, ctimeNs].join(' ')
  return {
    known: known?.stamp === stamp ? known : { stamp, bytes: Number(size), ...(await read(file)) },
    isSettled: Date.now() - Number(ctimeMs) > 1000,
  }
}

async function read(file: string): Promise<Pick<Known, 'sha256' | 'mime'>> {
  const hash = createHash('sha256')
  let mime: string | undefined
  for (const piece of piecesOf(file)) {
    hash.update(piece)
    mime ??= (await fileTypeFromBuffer(piece))?.mime ?? ''
  }
  return { sha256: hash.digest('hex'), mime: mime ?? '' }
}

/** Films are big: one piece after the other, each in the place of the last. A stream would cost five times as much. */
function* piecesOf(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r')
  const piece = Buffer.allocUnsafe(Math.min(fstatSync(descriptor).size, 1024 ** 2) || 1)
  try {
    for (let length = 1; length > 0; ) {
      length = readSync(descriptor, piece, 0, piece.length, null)
      if (length > 0) yield piece.subarray(0, length)
    }
  } finally {
    closeSync(descriptor)
  }
}

/** With the line of the field. */
function placed({ folder, files }: IndexedContent, key: string, { field, what }: Fault): Problem[] {
  const file = files.get(key)
  if (file === undefined) return [{ what }]
  const source = readFileSync(join(folder, file), 'utf8')
  const { issues } = EntryFileError.fromIssues(file, source, [
    { code: 'custom', path: [field], message: what, input: key },
  ])
  const hint = 'Take the file and its entry from the same export: npm run export writes both anew.'
  return issues.map(({ line }) => ({ file, line, what: `${field}: ${what}`, hint }))
}

function strangersIn(folder: string, named: ReadonlySet<string>): string[] {
  const media = join(folder, mediaFolder)
  return existsSync(media) ? readdirSync(media).filter((name) => !named.has(name)) : []
}
