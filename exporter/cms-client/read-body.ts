/** Reads the body of an answer, and stops at its limit. */
import type { Response } from 'undici'
import type { CmsErrorKind } from './errors.ts'
import { mostOfNotice } from './limits.ts'

export interface BodyLimit {
  readonly bytes: number
  /** What it is to send more. */
  readonly kind: Extract<CmsErrorKind, 'tooLarge' | 'moreThanAnnounced'>
}

/** An answer of which we want no more. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly kind: CmsErrorKind

  constructor(kind: CmsErrorKind, detail: string) {
    super(detail)
    this.kind = kind
  }
}

interface Reading {
  readonly limit: BodyLimit
  /** Whether it was asked for as it is: then no decompression can make much of little. */
  readonly plain: boolean
  readonly saw: (bytes: number) => void
}

/**
 * The bytes, decompressed.
 *
 * @throws BodyRefused as soon as more come than the limit. What refuses is cut off there instead: it is only quoted.
 */
export async function readBody(response: Response, { limit, plain, saw }: Reading): Promise<Buffer<ArrayBuffer>> {
  const { body, headers, ok } = response
  const refuse = async (kind: CmsErrorKind, detail: string): Promise<never> => {
    await body?.cancel()
    throw new BodyRefused(kind, detail)
  }
  const encoding = headers.get('content-encoding')
  if (ok && plain && encoding !== null && encoding !== 'identity') return refuse('compressed', encoding)
  const most = ok ? limit.bytes : mostOfNotice
  const announced = Number(headers.get('content-length') ?? 0)
  if (ok && announced > most) return refuse(limit.kind, `${announced} bytes, where at most ${most} are expected`)
  const received: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    saw(chunk.byteLength)
    if (size > most && ok) throw new BodyRefused(limit.kind, `more than the ${most} bytes that are expected`)
    received.push(chunk)
    if (size > most) break
  }
  return Buffer.concat(received)
}
