/** Small pictures within the report itself, so that it can be read without network. */
import sharp from 'sharp'
import { isMediaMime, isPictureMime } from '#content/schema/media.ts'
import type { EntryChange, PictureFacts } from '#review/entry-change.ts'
import type { Side } from '#review/snapshots/side.ts'

const size = { width: 480, height: 360 } as const
/** Pictures; a report in which everything is new stays below some megabytes. */
const maxPictures = 160

/** Name of an original → its address. */
export type Thumbnails = ReadonlyMap<string, string>

export async function makeThumbnails(
  changes: readonly EntryChange[],
  { base, head }: { readonly base: Side; readonly head: Side },
): Promise<Thumbnails> {
  const wanted = new Map<string, Side>()
  const want = (picture: PictureFacts | undefined, side: Side) => {
    if (picture && isMediaMime(picture.mime) && isPictureMime(picture.mime)) wanted.set(picture.path, side)
  }
  for (const { pictures } of changes) {
    want(pictures?.before, base)
    want(pictures?.after, head)
  }
  const addresses = new Map<string, string>()
  for (const [path, side] of [...wanted].slice(0, maxPictures)) {
    const bytes = side.original(path)
    const address = bytes && (await thumbnail(bytes))
    if (address !== undefined) addresses.set(path, address)
  }
  return addresses
}

/** Undefined for what is no picture: a rule names it. */
async function thumbnail(bytes: Buffer): Promise<string | undefined> {
  try {
    const small = await sharp(bytes)
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer()
    return `data:image/webp;base64,${small.toString('base64')}`
  } catch {
    return undefined
  }
}
