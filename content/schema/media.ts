/** The kinds of file that the site can show, and the names of files in `content/media`. */
import { maxSlugLength, slugPattern } from './slug.ts'

/** The kinds of file, and the noun for each within a sentence. */
export const mediaKinds = {
  picture: 'a picture',
  video: 'a video',
  captions: 'captions',
  document: 'a document',
} as const

interface MediaType {
  /** Ending of the file's name, without the dot. */
  readonly ending: string
  readonly kind: MediaKind
}

/**
 * MIME types, as detected from the bytes by the exporter and the build: a name proves nothing. SVG and HTML are not
 * among them, as they can carry scripts, which would be scripts of our own origin.
 */
export const mediaTypes = {
  'image/webp': { ending: 'webp', kind: 'picture' },
  'image/jpeg': { ending: 'jpg', kind: 'picture' },
  'image/png': { ending: 'png', kind: 'picture' },
  'image/avif': { ending: 'avif', kind: 'picture' },
  'image/gif': { ending: 'gif', kind: 'picture' },
  'video/mp4': { ending: 'mp4', kind: 'video' },
  'video/webm': { ending: 'webm', kind: 'video' },
  'text/vtt': { ending: 'vtt', kind: 'captions' },
  'application/pdf': { ending: 'pdf', kind: 'document' },
} as const satisfies Readonly<Record<string, MediaType>>

export type MediaMime = keyof typeof mediaTypes
export type MediaKind = keyof typeof mediaKinds

export const mediaMimes = Object.keys(mediaTypes) as MediaMime[]

export const isMediaMime = (mime: string): mime is MediaMime => Object.hasOwn(mediaTypes, mime)

/** The kind of a file. Fields, loaders and reports all use this definition of a picture and a video. */
export const mediaKindOf = (mime: MediaMime): MediaKind => mediaTypes[mime].kind

export const isPictureMime = (mime: MediaMime): boolean => mediaKindOf(mime) === 'picture'

/** The MIME types of a kind. */
export const mimesOf = (wanted: MediaKind): MediaMime[] => mediaMimes.filter((mime) => mediaKindOf(mime) === wanted)

/** The endings of the files of a kind. */
export const endingsOf = (wanted: MediaKind): string[] =>
  Object.values(mediaTypes).flatMap(({ ending, kind }) => (kind === wanted ? [ending] : []))

/**
 * The most pixels that a picture may have. A page never shows more than 2560 across, cameras make up to 50 megapixels, and
 * decoded ones take 3 bytes each: a few kilobytes can announce gigabytes.
 */
export const maxPixels = 50_000_000

/** Content-addressed: other bytes have another name. */
export const mediaFileName = (slug: string, sha256: string, mime: MediaMime): string =>
  `${slug}-${sha256.slice(0, 8)}.${mediaTypes[mime].ending}`

/** An original's name without its ending. */
export const mediaName = (path: string): string => path.slice(0, path.lastIndexOf('.'))

const endings: ReadonlySet<string> = new Set(mediaMimes.map((mime) => mediaTypes[mime].ending))

/** Whether it is the name of an original, of whatever entry: nothing that could leave a folder. */
export function isMediaFileName(name: string): boolean {
  const [, slug = '', ending = ''] = /^(.+)-[0-9a-f]{8}\.([a-z0-9]+)$/.exec(name) ?? []
  return slugPattern.test(slug) && slug.length <= maxSlugLength && endings.has(ending)
}

/** The measured fields of a file's entry. */
interface Measured {
  readonly slug: string
  readonly path: string
  readonly mime: MediaMime
  readonly sha256: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly dominantColour?: string | undefined
}

const ofPictures = ['width', 'height', 'dominantColour'] as const

/** The fields in which an entry contradicts itself, and how. */
export function mediaFaults(file: Measured): (readonly [field: keyof Measured, what: string])[] {
  const { slug, path, mime, sha256, width = 0, height = 0 } = file
  const name = mediaFileName(slug, sha256, mime)
  const isPicture = isPictureMime(mime)
  return [
    ...(path === name ? [] : [['path', `must be ${name}: the slug, the digest and the ending of ${mime}`] as const]),
    ...ofPictures
      .filter((field) => (file[field] !== undefined) !== isPicture)
      .map(
        (field) => [field, isPicture ? `is missing: ${mime} has one` : `is of pictures only, not of ${mime}`] as const,
      ),
    ...(width * height > maxPixels ? [['width', tooManyPixels(width, height)] as const] : []),
  ]
}

export const tooManyPixels = (width: number, height: number): string =>
  `the picture is ${width} × ${height} pixels; ${maxPixels / 1e6} megapixels are the most`
