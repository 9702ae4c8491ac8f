/**
 * Pictures that were made, cached between builds. The name of each file holds the digest of its bytes: a file that is torn, or
 * that was changed by way of its hard link in an output folder, is found when it is asked for, and made again.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mediaFolder } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { removeHalfWritten, replaceFile } from '#site/node/files.ts'

export class PictureCache {
  readonly #folder: string
  /** Folder of addresses → their last part → file. */
  readonly #listed = new Map<string, Map<string, string>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The file of a picture; undefined where there is none, or where its bytes have changed. */
  find(address: string): string | undefined {
    const file = this.#list(dirname(address)).get(address)
    if (file === undefined || !existsSync(file)) return undefined
    if (file.endsWith(`.${digestOf(readFileSync(file))}`)) return file
    rmSync(file)
    return undefined
  }

  /** A reader, also after a crash, finds the whole picture or none. */
  keep(address: string, bytes: Uint8Array): string {
    const file = `${join(this.#folder, address)}.${digestOf(bytes)}`
    replaceFile(file, [bytes])
    this.#list(dirname(address)).set(address, file)
    return file
  }

  /** Drops all others, as originals come and go and nobody asks for their pictures again; and what killed builds have left of theirs. */
  keepOnly(isWanted: (address: string) => boolean): void {
    const pictures = join(this.#folder, mediaFolder)
    const found = existsSync(pictures) ? readdirSync(pictures, { withFileTypes: true }) : []
    for (const { name: version } of found.filter((item) => item.isDirectory())) {
      removeHalfWritten(join(pictures, version))
      const listed = this.#list(`/${mediaFolder}/${version}`)
      for (const [address, file] of listed) {
        if (isWanted(address)) continue
        rmSync(file, { force: true })
        listed.delete(address)
      }
    }
  }

  /** Lists a folder once, when a picture in it is first asked for. */
  #list(folderOfAddresses: string): Map<string, string> {
    return this.#listed.getOrInsertComputed(folderOfAddresses, (parent) => {
      const folder = join(this.#folder, parent)
      const names = existsSync(folder) ? readdirSync(folder) : []
      return new Map(
        names.flatMap((name) => {
          const [, address] = /^(.+)\.[0-9a-f]{16}$/.exec(name) ?? []
          return address === undefined ? [] : [[`${parent}/${address}`, join(folder, name)] as const]
        }),
      )
    })
  }
}

const digestOf = (bytes: Uint8Array): string => sha256(bytes).slice(0, 16)
