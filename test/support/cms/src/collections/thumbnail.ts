/**
 * Small pictures for the lists of the editing pages, made when first asked for and kept beside the originals.
 *
 * Payload could make them while uploading, but with the same setting it also writes the original anew.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { APIError, type Endpoint } from 'payload'
import sharp from 'sharp'
import { dataFolder } from '../data-folder.ts'

const size = 320

export function thumbnailUrl(doc: Readonly<Record<string, unknown>>): string | null {
  if (!String(doc['mimeType']).startsWith('image/')) return null
  return `/api/file/thumbnail/${doc['id']}?of=${encodeURIComponent(String(doc['updatedAt']))}`
}

export const thumbnailEndpoint: Endpoint = {
  path: '/thumbnail/:id',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.['id'])
    const doc: unknown = await req.payload.findByID({
      collection: 'file' as never,
      id,
      req,
      overrideAccess: false,
      user: req.user,
    })
    const bytes = await thumbnailOf(String((doc as { filename?: unknown }).filename))
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' },
    })
  },
}

async function thumbnailOf(filename: string): Promise<Buffer> {
  const original = path.join(dataFolder(), 'media', path.basename(filename))
  const { mtimeMs } = await stat(original).catch((cause: unknown) => {
    throw new APIError('The file is gone.', 404, { cause: String(cause) })
  })
  const kept = path.join(dataFolder(), 'thumbnails', `${path.basename(filename)}-${Math.round(mtimeMs)}.webp`)
  const found = await readFile(kept).catch(() => undefined)
  if (found) return found
  const made = await sharp(original)
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()
  await mkdir(path.dirname(kept), { recursive: true })
  await writeFile(kept, made)
  return made
}
