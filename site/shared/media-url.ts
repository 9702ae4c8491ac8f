/**
 * Addresses below `/media/`. Only this file creates them, so the media of a page are collected while it is loaded and
 * rendered, and its HTML need not be searched.
 */

/** A resized picture of an original. */
export interface Variant {
  /** File name of the original, without its extension. */
  readonly name: string
  /** Pixels. */
  readonly width: number
  /** Height in pixels of the cropped frame; in proportion if left out. */
  readonly height?: number
  readonly format: 'avif' | 'webp' | 'jpg'
}

/**
 * Digest of the encoder and its settings, computed by `node/media/encode.ts`. Browsers cache pictures for ever, so one
 * address must never have other bytes: the build stops where this digest is outdated.
 */
export const pictureVersion = 'b83e3fb5'

/** The attributes of the `<source>` of a picture that the head preloads, as the browser would find it late. */
export interface Preload {
  readonly media?: string | undefined
  readonly srcSet: string
  readonly sizes: string
}

/** Pictures and files that a page needs besides its HTML. */
export interface PageAssets {
  readonly media: ReadonlySet<string>
  /** A preload for each kind of screen. */
  readonly preloads: readonly Preload[]
}

let collected: { readonly media: Set<string>; preloads: readonly Preload[] } | undefined

/** Runs a function and collects the addresses it creates. The function must be synchronous: collections would mix. */
export function collectMedia<T>(work: () => T): PageAssets & { readonly result: T } {
  const outer = collected
  const own: NonNullable<typeof collected> = { media: new Set(), preloads: [] }
  collected = own
  try {
    const result = work()
    return { result, ...own }
  } finally {
    collected = outer
  }
}

/** Adds addresses that were created earlier, for HTML that is used again. */
export function addCollectedMedia(addresses: Iterable<string>): void {
  for (const address of addresses) collected?.media.add(address)
}

/** Collects the preloads of a picture, if it is the first in the page that has any. */
export function addPreloads(preloads: readonly Preload[]): void {
  if (collected?.preloads.length === 0) collected.preloads = preloads
}

export const originalUrl = (file: string): string => collect(`/media/${file}`)

export const variantUrl = ({ name, width, height, format }: Variant): string =>
  collect(`/media/${pictureVersion}/${name}-${width}${height === undefined ? '' : `x${height}`}.${format}`)

function collect(address: string): string {
  collected?.media.add(address)
  return address
}

/** Parses an address of `variantUrl`; undefined for any other text. */
export function parseVariant(address: string): (Variant & { readonly version: string }) | undefined {
  const { version, name, width, height, format } =
    /^\/media\/(?<version>[0-9a-f]{8})\/(?<name>[a-z0-9-]+)-(?<width>[1-9]\d{0,4})(?:x(?<height>[1-9]\d{0,4}))?\.(?<format>avif|webp|jpg)$/.exec(
      address,
    )?.groups ?? {}
  if (!version || !name) return undefined
  const frame = height === undefined ? {} : { height: Number(height) }
  return { version, name, width: Number(width), ...frame, format: format as Variant['format'] }
}
