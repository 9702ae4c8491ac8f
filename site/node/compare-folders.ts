/** Compares folders by the digests of their files. */
import { join } from 'node:path'
import { sha256, sha256OfFile } from '#content/snapshot/hash.ts'
import { listFiles } from './files.ts'

export const digestsOf = (folder: string): Map<string, string> =>
  new Map(listFiles(folder).map((file) => [file, sha256OfFile(join(folder, file))]))

export const digestOf = (hashes: ReadonlyMap<string, string>): string =>
  sha256([...hashes].map(([file, hash]) => `${file} ${hash}\n`).join(''))

/** Files that are in one folder only, or differ. */
export function differences(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): string[] {
  return [...new Set([...left.keys(), ...right.keys()])].filter((file) => left.get(file) !== right.get(file)).sort()
}
