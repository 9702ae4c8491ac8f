/**
 * Pictures that were made, kept between builds. The digest of its bytes stands in the name of each file: one that is torn, or
 * was changed under another name of it in an output folder, is found out when it is asked for, and made anew.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'

export class PictureCache {
  readonly #folder: string
  /** Folder of addresses → their last part → file. */
  readonly #listed = new Map<string, Map<string, string>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The file of a picture, if there is one and its bytes are those that were kept. */
  find(address: string): string | undefined {
    const file = this.#files(address).get(address)
    if (file === undefined || !existsSync(file)) return undefined
    if (file.endsWith(`.${digestOf(readFileSync(file))}`)) return file
    rmSync(file)
    return undefined
  }

  /** Whoever looks meanwhile, and whoever finds it after a crash, sees all of it or nothing. */
  keep(address: string, bytes: Uint8Array): string {
    const file = `${join(this.#folder, address)}.${digestOf(bytes)}`
    mkdirSync(dirname(file), { recursive: true })
    const aside = `${file}.${process.pid}.tmp`
    writeFileSync(aside, bytes)
    renameSync(aside, file)
    this.#files(address).set(address, file)
    return file
  }

  /** Listed once, when it is first asked for. */
  #files(address: string): Map<string, string> {
    return this.#listed.getOrInsertComputed(dirname(address), (parent) => {
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
