/** The files that the last build published, and which of them have not changed since. */
import { join } from 'node:path'
import type { FileDigests } from '#site/node/file-digests.ts'
import type { OutputFiles } from './output-list.ts'

const compressed = ['.gz', '.br'] as const

export class LastOutput {
  readonly folder: string
  readonly #intact = new Map<string, string>()
  readonly #changed = new Set<string>()
  #bytes = 0

  /** @param files with the digests that they were published with. */
  constructor(folder: string, files: OutputFiles, digests: FileDigests) {
    this.folder = folder
    for (const [file, digest] of files) {
      const found = digests.of(join(folder, file))
      if (found?.digest === digest) this.#intact.set(file, digest)
      else this.#changed.add(file)
      this.#bytes += found?.size ?? 0
    }
  }

  /** Bytes of all files, as they are now. */
  get bytes(): number {
    return this.#bytes
  }

  get isIntact(): boolean {
    return this.#changed.size === 0
  }

  /** Whether a file and its compressed files are as they were published. */
  holds(file: string): boolean {
    return this.#intact.has(file) && !compressed.some((ending) => this.#changed.has(file + ending))
  }

  /** File → digest, of those of the files and of their compressed files that are as they were published. */
  filesOf(files: Iterable<string>): Map<string, string> {
    const found = new Map<string, string>()
    for (const file of files) {
      for (const name of [file, ...compressed.map((ending) => file + ending)]) {
        const digest = this.#intact.get(name)
        if (digest !== undefined) found.set(name, digest)
      }
    }
    return found
  }
}
