/** Posts to an endpoint. By XMLHttpRequest, as fetch does not tell how much has been sent. */
import type { FailureReason, FormAnswer, FormRequest } from './submission.ts'

interface PostOptions {
  readonly signal: AbortSignal
  /** @param share from 0 to 1 of what there is to send. */
  onProgress(share: number): void
}

/** @returns the answer, or why there is none. */
export type Post = (address: string, request: FormRequest, options: PostOptions) => Promise<FormAnswer | FailureReason>

/** Milliseconds in which nothing was sent or answered: a large file on a slow line is not given up while it moves. */
const idleTimeoutMs = 30_000

export const post: Post = (address, { headers, body }, { signal, onProgress }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (result: FormAnswer | FailureReason) => {
      clearTimeout(timer)
      resolve(result)
      request.abort()
    }
    const waitAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end('slow'), idleTimeoutMs)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitAgain()
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('progress', waitAgain)
    request.addEventListener('load', () =>
      end({
        status: request.status,
        body: request.responseText,
        // Of other answers browsers would complain that it must not be read.
        retryAfter: request.status === 429 ? request.getResponseHeader('Retry-After') : null,
      }),
    )
    request.addEventListener('error', () => end('unreachable'))
    signal.addEventListener('abort', () => end('cancelled'), { once: true })
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    waitAgain()
    request.send(body)
  })
