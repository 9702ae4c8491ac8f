/** Sends what a visitor has typed: first the files, where the endpoint takes them by themselves, then all else. */
import type { Post } from './post.ts'
import type { FailureReason, Outcome, Submission, SubmissionFormat } from './submission.ts'

/** Addresses to which a form is sent. */
export interface Endpoint {
  readonly submissions: string
  /** Files, where they are sent by themselves. */
  readonly attachments?: string | undefined
}

interface SendOptions {
  readonly signal: AbortSignal
  /** @param share from 0 to 1 of the files. */
  onProgress(share: number): void
}

export type Send = (submission: Submission, options: SendOptions) => Promise<Outcome>

export function createSend(format: SubmissionFormat, endpoint: Endpoint, post: Post): Send {
  /** Ids of the files that have arrived: they are not sent again where the rest has to be. */
  const arrived = new WeakMap<File, string>()

  return async (submission, { signal, onProgress }) => {
    const { attachment } = format
    const ids: Record<string, string> = {}
    if (attachment && endpoint.attachments !== undefined) {
      const bytes = Object.values(submission.files).reduce((sum, { size }) => sum + size, 0)
      let sent = 0
      for (const [field, file] of Object.entries(submission.files)) {
        if (!arrived.has(file)) {
          const answer = await post(endpoint.attachments, attachment.encode(file), {
            signal,
            onProgress: (share) => onProgress((sent + share * file.size) / bytes),
          })
          const outcome = typeof answer === 'string' ? failed(answer) : attachment.outcome(answer, field)
          if (outcome.kind !== 'kept') return outcome
          arrived.set(file, outcome.id)
        }
        ids[field] = arrived.get(file) ?? ''
        sent += file.size
        onProgress(sent / bytes)
      }
    }
    const answer = await post(endpoint.submissions, format.encode(submission, ids), {
      signal,
      onProgress: attachment ? () => {} : onProgress,
    })
    return typeof answer === 'string' ? failed(answer) : format.outcome(answer)
  }
}

export const failed = (reason: FailureReason): Outcome => ({ kind: 'failed', reason })
