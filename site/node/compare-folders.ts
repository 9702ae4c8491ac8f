/** One line for a whole folder: two builds are the same if and only if it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { filesBelow } from './files.ts'

export const hashesOf = (folder: string): Map<string, string> =>
  new Map(filesBelow(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]))

export const digestOf = (hashes: ReadonlyMap<string, string>): string =>
  sha256([...hashes].map(([file, hash]) => `${file} ${hash}\n`).join(''))

/** The files in which two folders differ. */
export function differences(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): string[] {
  return [...new Set([...left.keys(), ...right.keys()])].filter((file) => left.get(file) !== right.get(file)).sort()
}
