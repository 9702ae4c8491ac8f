import { createHash, hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/** @returns 64 lower-case hexadecimal digits. */
export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes)

/** All files are read through it, as a buffer for each of thousands would be garbage. */
const piece = Buffer.allocUnsafeSlow(128 * 1024)

/** sha256 of the bytes of a file. @throws where it cannot be read. */
export function sha256OfFile(path: string): string {
  const digest = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
      digest.update(piece.subarray(0, read))
  } finally {
    closeSync(file)
  }
  return digest.digest('hex')
}
