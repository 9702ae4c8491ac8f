/** Originals, and pictures made of them, as they are asked for: only those that a page can ask for. */
import type { Entry } from '#content/schema/entry-types.ts'
import { decode, encode } from './encode.ts'
import { mediaAt, type Originals, originalsOf } from './media-at.ts'
import { originalFile } from './original-file.ts'
import { PictureCache } from './picture-cache.ts'

interface Content {
  readonly folder: string
  readonly entries: ReadonlyMap<string, Entry>
}

export class MediaOnDemand {
  readonly #folder: string
  readonly #originals: Originals
  readonly #pictures: PictureCache
  /** Being made, by their addresses. */
  readonly #making = new Map<string, Promise<string>>()

  constructor({ folder, entries }: Content, cacheFolder: string) {
    this.#folder = folder
    this.#originals = originalsOf(entries.values())
    this.#pictures = new PictureCache(cacheFolder)
    this.#pictures.keepOnly((address) => mediaAt(address, this.#originals) !== undefined)
  }

  /** @returns undefined where no page can ask for it. @param path decoded. */
  async fileOf(path: string): Promise<string | undefined> {
    const media = mediaAt(path, this.#originals)
    const file = media && originalFile(this.#folder, media.original.path)
    if (!media || file === undefined || !media.variant) return file
    const { variant } = media
    const make = async () => this.#pictures.keep(path, await encode(await decode(file), variant))
    return (
      this.#pictures.find(path) ??
      this.#making.getOrInsertComputed(path, () => make().finally(() => this.#making.delete(path)))
    )
  }

  /** Makes them one by one, each while nobody waits for another. @returns those that cannot be made. */
  async makeBehind(paths: Iterable<string>): Promise<string[]> {
    const failed: string[] = []
    for (const path of paths) {
      while (this.#making.size > 0) await Promise.allSettled(this.#making.values())
      const file = await this.fileOf(path).catch(() => undefined)
      if (file === undefined) failed.push(path)
    }
    return failed
  }
}
