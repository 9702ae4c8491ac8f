/**
 * Cache files between builds: JSON below a line with its digest. A file that a power cut has torn, or that somebody has changed,
 * counts as missing. As bytes from the start: joined as a text, the JSON of a large content would be in memory four times.
 */
import { existsSync, readFileSync } from 'node:fs'
import { sha256 } from '#content/snapshot/hash.ts'
import { replaceFile } from './files.ts'

/** Hexadecimal digits of a sha256. */
const digestLength = 64

/** The value that `writeCacheFile` wrote, so of a type that the caller knows; undefined where there is none, or it is not whole. */
export function readCacheFile(path: string): unknown {
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  const json = bytes.subarray(digestLength + 1)
  return bytes.toString('latin1', 0, digestLength + 1) === `${sha256(json)}\n` ? JSON.parse(json.toString()) : undefined
}

export function writeCacheFile(path: string, value: unknown): void {
  const json = JSON.stringify(value)
  const bytes = Buffer.allocUnsafe(digestLength + 1 + Buffer.byteLength(json))
  const rest = bytes.subarray(digestLength + 1)
  rest.write(json)
  bytes.write(`${sha256(rest)}\n`)
  replaceFile(path, bytes)
}
