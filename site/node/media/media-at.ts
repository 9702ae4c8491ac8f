/** What an address below `/media/` stands for. */
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaName } from '#content/schema/media.ts'
import { parseVariant, pictureVersion, type Variant } from '#site/shared/media-url.ts'
import { isMade } from '#site/shared/picture.ts'

/** By the name of their original, with its ending and without. */
export type Originals = ReadonlyMap<string, Entry<'file'>>

export interface Media {
  readonly original: Entry<'file'>
  /** What is made of it; the original itself if left out. */
  readonly variant?: Variant
}

export const originalsOf = (entries: Iterable<Entry>): Originals =>
  new Map(
    [...entries].flatMap((entry) =>
      entry.type === 'file' ? [[entry.path, entry] as const, [mediaName(entry.path), entry] as const] : [],
    ),
  )

/**
 * Nothing for all that no page can ask for, whatever it looks like: an original that no entry names, a width that is not
 * made, a picture of a film.
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
  const { width } = original ?? {}
  if (!original || !width || variant.version !== pictureVersion || !isMade({ width }, variant)) return undefined
  return { original, variant }
}
