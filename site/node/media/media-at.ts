/** Resolves an address below `/media/`. */
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaName } from '#content/schema/media.ts'
import { parseVariant, pictureVersion, type Variant } from '#site/shared/media-url.ts'
import { isMade, madeSize } from '#site/shared/picture.ts'

/** File entries by the name of their original, with its ending and without. */
export type Originals = ReadonlyMap<string, Entry<'file'>>

export interface Media {
  readonly original: Entry<'file'>
  /** Absent for the original itself. */
  readonly variant?: Variant
}

export const originalsOf = (entries: Iterable<Entry>): Originals =>
  new Map(
    [...entries].flatMap((entry) =>
      entry.type === 'file' ? [[entry.path, entry] as const, [mediaName(entry.path), entry] as const] : [],
    ),
  )

/**
 * Undefined for every address that no page can ask for: an original that no entry names, a width that is not made, a picture
 * made of a video.
 *
 * @param address decoded.
 */
export function mediaAt(address: string, originals: Originals): Media | undefined {
  const variant = parseVariant(address)
  if (!variant) {
    const [, file = ''] = /^\/media\/([a-z0-9-]+\.[a-z0-9]+)$/.exec(address) ?? []
    const original = originals.get(file)
    return original && { original }
  }
  const original = originals.get(variant.name)
  const { width, height } = original ?? {}
  if (!original || !width || !height || variant.version !== pictureVersion) return undefined
  if (!isMade(madeSize({ width, height }), variant)) return undefined
  return { original, variant }
}
