/** The port between a form and whatever takes what visitors send: a format for each kind of endpoint. */
import type { Answers } from '#content/schema/answers/form-field.ts'

export interface Submission {
  /** Id of the form. */
  readonly form: string
  /** The same for each attempt to send the same answers, so that they are taken once. */
  readonly key: string
  /** To fields that are shown, without empty ones. */
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  /** What stands in the field that no person sees. */
  readonly honeypot: string
}

export interface FormRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData
}

export interface FormAnswer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | null
}

export type FailureReason =
  | 'offline'
  | 'unreachable'
  | 'slow'
  | 'cancelled'
  | 'refused'
  | 'forbidden'
  | 'tooLarge'
  | 'busy'
  | 'broken'
  | 'changed'

export type Outcome =
  | { readonly kind: 'sent' }
  /** Sentences for fields, by name. */
  | { readonly kind: 'mistaken'; readonly problems: ReadonlyMap<string, string> }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly waitSeconds?: number }

export interface SubmissionFormat {
  encode(submission: Submission): FormRequest
  outcome(answer: FormAnswer): Outcome
}
