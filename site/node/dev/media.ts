/** Pictures and files for the development server: only those that a page can ask for. */
import { readFileSync } from 'node:fs'
import { mediaTypes } from '#content/schema/types/media.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { encode } from '#site/node/media/encode.ts'
import { mediaAt, originalsOf } from '#site/node/media/media-at.ts'
import { originalFile } from '#site/node/media/original-file.ts'
import { PictureCache } from '#site/node/media/picture-cache.ts'

interface Sent {
  readonly bytes: Buffer
  /** Its MIME type. */
  readonly type: string
}

/**
 * @returns undefined where no page can ask for it.
 *
 * @param path decoded.
 */
export async function mediaFor(path: string, content: IndexedContent, cache: string): Promise<Sent | undefined> {
  const media = mediaAt(path, originalsOf(content.entries.values()))
  const file = media && originalFile(content.folder, media.original.path)
  if (!media || file === undefined) return undefined
  const { original, variant } = media
  if (!variant) return { bytes: readFileSync(file), type: original.mime }
  const pictures = new PictureCache(cache)
  const made = pictures.find(path) ?? pictures.keep(path, await encode(file, variant))
  return { bytes: readFileSync(made), type: typeOf(variant.format) }
}

const typeOf = (ending: string): string =>
  Object.entries(mediaTypes).find(([, type]) => type.ending === ending)?.[0] ?? 'application/octet-stream'
