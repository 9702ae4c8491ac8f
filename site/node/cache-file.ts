/**
 * What one build keeps for the next, each in a file of JSON below a line with its digest: what a power cut has torn, or
 * anybody has changed, is made anew instead of being believed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { sha256 } from '#content/snapshot/hash.ts'
import { replaceFile } from './files.ts'

const digestLength = 64

/** What `writeCacheFile` wrote there, so of a type that the caller knows; nothing where it is missing or not whole. */
export function readCacheFile(path: string): unknown {
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const json = text.slice(digestLength + 1)
  return text.startsWith(`${sha256(json)}\n`) ? JSON.parse(json) : undefined
}

export function writeCacheFile(path: string, value: unknown): void {
  const json = JSON.stringify(value)
  replaceFile(path, `${sha256(json)}\n${json}`)
}
