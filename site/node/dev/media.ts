/** Pictures and files for the development server: only those that a page can ask for. */
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { MediaOnDemand } from '#site/node/media/media-on-demand.ts'
import { contentType } from '#site/node/output/content-types.ts'

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
export async function mediaFor(path: string, media: MediaOnDemand): Promise<Sent | undefined> {
  const file = await media.fileOf(path)
  return file === undefined ? undefined : { bytes: readFileSync(file), type: contentType(extname(path)) }
}
