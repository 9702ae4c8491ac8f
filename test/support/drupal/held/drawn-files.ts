/** Files for the recorded site, whose bytes were not recorded: pictures of the recorded size, and papers with nothing on them. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Resource } from './resource.ts'

/** Drawn before they are asked for, as drawing takes its time and answers do not wait. */
export async function drawnFiles(
  files: readonly { readonly file: Resource; readonly shown: Resource | undefined }[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = await Promise.all(files.map(async (each) => [each.file.id, await draw(each.file, each.shown)] as const))
  return new Map(drawn)
}

async function draw(file: Resource, shown: Resource | undefined): Promise<Uint8Array> {
  const mime = String(file.attributes['filemime'])
  if (!mime.startsWith('image/')) return Buffer.from(`%PDF-1.4\n% ${file.id}\n%%EOF\n`)
  const target = Object.values(shown?.relationships ?? {})
    .flatMap(({ data }) => [data].flat())
    .find((linked) => linked?.id === file.id)
  const size = (name: string, otherwise: number) => Number(target?.meta[name] ?? otherwise)
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(file.id).digest()
  const [width, height] = [size('width', 400), size('height', 600)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${red},${green},${blue})"/><circle cx="50%" cy="40%" r="25%" fill="#fff8"/></svg>`
  const picture = sharp(Buffer.from(svg))
  return mime === 'image/png' ? picture.png().toBuffer() : picture.jpeg({ quality: 70 }).toBuffer()
}
