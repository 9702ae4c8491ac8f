/**
 * Cache files between builds: JSON above a line with its digest. A file that a power cut has torn, that somebody has changed, or
 * that is none, counts as missing. It is written in pieces: the JSON of a large content as a whole would be most of what a build holds.
 */
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, rmSync } from 'node:fs'
import { sha256 } from '#content/snapshot/hash.ts'
import { replaceFile } from './files.ts'

/** A line break, and the hexadecimal digits of a sha256. */
const endLength = 65

/** Characters of a piece, about. */
const pieceLength = 256 * 1024

/** The value that `writeCacheFile` wrote, so of a type that the caller knows; undefined where there is none, or it is not whole. */
export function readCacheFile(path: string): unknown {
  if (!isFile(path)) return undefined
  const bytes = readFileSync(path)
  const json = bytes.subarray(0, -endLength)
  return bytes.toString('latin1', json.length) === `\n${sha256(json)}` ? JSON.parse(json.toString()) : undefined
}

/** What is no file has no value to lose, and stands in a folder that is ours: it goes. */
export function writeCacheFile(path: string, value: unknown): void {
  if (!isFile(path)) rmSync(path, { recursive: true, force: true })
  replaceFile(path, withDigest(jsonOf(value)))
}

const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function* withDigest(texts: Iterable<string>): Generator<string> {
  const digest = createHash('sha256')
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    digest.update(piece)
    yield piece
    piece = ''
  }
  yield `${piece}\n${digest.update(piece).digest('hex')}`
}

/** The JSON of a value, of which objects are taken apart so many levels deep. */
function* jsonOf(value: unknown, levels = 2): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield JSON.stringify(value)
    return
  }
  let before = '{'
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* jsonOf(member, levels - 1)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}
