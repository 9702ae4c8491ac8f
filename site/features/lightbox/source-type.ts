/** Tells whether an address is a picture or a video. */
import { ownValue } from '#content/schema/own-value.ts'

export type SourceType = 'image' | 'video'

const extensions: Readonly<Record<SourceType, RegExp>> = {
  image: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  video: /\.(?:m4v|mov|mp4|ogv|webm)$/i,
}
const types = ['image', 'video'] as const
const cacheKey = 'lightbox-sources'

/** The type that the file's extension says, without a request. */
export function typeByName(url: string): SourceType | undefined {
  const { pathname } = new URL(url)
  return types.find((type) => extensions[type].test(pathname))
}

/**
 * By the file's extension, else by the cached type, else by the response's content type; the body is not downloaded.
 * @returns undefined where none of them tells.
 */
export async function typeOf(url: string, store: Storage | undefined): Promise<SourceType | undefined> {
  return typeByName(url) ?? ownValue(read(store), url) ?? (await requestType(url, store))
}

async function requestType(url: string, store: Storage | undefined): Promise<SourceType | undefined> {
  const request = new AbortController()
  try {
    const { ok, headers } = await fetch(url, { signal: request.signal })
    request.abort()
    const contentType = headers.get('content-type') ?? ''
    const type = ok ? types.find((candidate) => contentType.startsWith(`${candidate}/`)) : undefined
    if (type) cacheType(store, url, type)
    return type
  } catch {
    return undefined
  }
}

function read(store: Storage | undefined): Readonly<Record<string, SourceType>> {
  try {
    return JSON.parse(store?.getItem(cacheKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function cacheType(store: Storage | undefined, url: string, type: SourceType): void {
  try {
    store?.setItem(cacheKey, JSON.stringify({ ...read(store), [url]: type }))
  } catch {
    // Storage is full or forbidden: the type is requested again next time.
  }
}
