/**
 * The addresses below `/media/`. This is the only place that spells them, so what a page needs is known from its being
 * made: who makes a page notes what is asked for meanwhile. Nobody has to search its HTML, where words may look alike.
 */

/** A picture made of an original. */
export interface Variant {
  /** The original's, without its ending. */
  readonly name: string
  readonly width: number
  /** Of a frame that is filled; in proportion if left out. */
  readonly height?: number
  readonly format: 'avif' | 'webp' | 'jpg'
}

/**
 * Digest of the encoder and its settings, as `node/media/encode.ts` says it: browsers keep pictures for ever, so the same address
 * must never have other bytes. The build stops where it is another one.
 */
export const pictureVersion = '4b54a52e'

let collected: Set<string> | undefined

/** What some work gives, and the addresses that it asked for. It must not wait for anything: the notes would mix. */
export function collectMedia<T>(work: () => T): { readonly result: T; readonly media: ReadonlySet<string> } {
  const outer = collected
  const media = new Set<string>()
  collected = media
  try {
    return { result: work(), media }
  } finally {
    collected = outer
  }
}

/** For addresses that were collect, and collected, before: of HTML that is used again. */
export function addCollectedMedia(addresses: Iterable<string>): void {
  for (const address of addresses) collected?.add(address)
}

export const originalUrl = (file: string): string => collect(`/media/${file}`)

export const variantUrl = ({ name, width, height, format }: Variant): string =>
  collect(`/media/${pictureVersion}/${name}-${width}${height === undefined ? '' : `x${height}`}.${format}`)

function collect(address: string): string {
  collected?.add(address)
  return address
}

/** What `variantUrl` made; nothing for any other text. */
export function parseVariant(address: string): (Variant & { readonly version: string }) | undefined {
  const { version, name, width, height, format } =
    /^\/media\/(?<version>[0-9a-f]{8})\/(?<name>[a-z0-9-]+)-(?<width>[1-9]\d{0,4})(?:x(?<height>[1-9]\d{0,4}))?\.(?<format>avif|webp|jpg)$/.exec(
      address,
    )?.groups ?? {}
  if (!version || !name) return undefined
  const frame = height === undefined ? {} : { height: Number(height) }
  return { version, name, width: Number(width), ...frame, format: format as Variant['format'] }
}
