/** Reads the body of a response up to a limit. */
import type { Response } from 'undici'
import type { RequestErrorKind } from './errors.ts'
import { maxErrorBodyBytes } from './limits.ts'

export interface BodyLimit {
  readonly bytes: number
  /** Kind of the error when more is sent. */
  readonly kind: Extract<RequestErrorKind, 'tooLarge' | 'moreThanAnnounced'>
}

/** A body that is not read further. `transport.ts` adds the request and makes it a `RequestError`. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly kind: RequestErrorKind

  constructor(kind: RequestErrorKind, detail: string) {
    super(detail)
    this.kind = kind
  }
}

interface BodyOptions {
  readonly limit: BodyLimit
  /** Whether the body must not be compressed, so that a small response cannot expand to a large one. */
  readonly plain: boolean
  readonly saw: (bytes: number) => void
}

/**
 * The bytes, decompressed.
 *
 * @throws BodyRefused as soon as there are more than the limit. The body of an error response is cut off there instead, as it
 *   is only quoted.
 */
export async function readBody(response: Response, { limit, plain, saw }: BodyOptions): Promise<Buffer<ArrayBuffer>> {
  const { body, headers, ok } = response
  const refuse = async (kind: RequestErrorKind, detail: string): Promise<never> => {
    await body?.cancel()
    throw new BodyRefused(kind, detail)
  }
  const encoding = headers.get('content-encoding')
  if (ok && plain && encoding !== null && encoding !== 'identity') return refuse('compressed', encoding)
  const most = ok ? limit.bytes : maxErrorBodyBytes
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
