/** The port between a form and whatever takes what visitors send: a format for each kind of endpoint. */
import type { Answers, FormField } from '#content/schema/answers/form-field.ts'

export interface Submission {
  /** Id of the form. */
  readonly form: string
  /** The same for each attempt to send the same answers, so that they are taken once. */
  readonly key: string
  /** The fields that are shown. */
  readonly fields: readonly FormField[]
  /** Answers to these fields, without empty ones. */
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  /** The text in the field that no person sees; bots fill it in. */
  readonly honeypot: string
  /** The bot challenge's token; undefined where none is configured. */
  readonly challengeToken: string | undefined
}

export interface FormRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | File
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
  /** The bot challenge gave no token. */
  | 'unproven'
  /** The endpoint did not take the token: it was too old, or used. */
  | 'doubted'

export type Outcome =
  | { readonly kind: 'sent' }
  /** Sentences for fields, by name. */
  | { readonly kind: 'mistaken'; readonly problems: ReadonlyMap<string, string> }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly waitSeconds?: number }

/** The outcome for a file that was sent by itself. */
export type FileOutcome = Outcome | { readonly kind: 'kept'; readonly id: string }

export interface SubmissionFormat {
  /** How an endpoint takes files by themselves: a request for each, and under which id the file is kept then. */
  readonly attachment?: {
    encode(file: File): FormRequest
    outcome(answer: FormAnswer, field: string): FileOutcome
  }
  /** @param ids of files that were sent before, by the field. */
  encode(submission: Submission, ids: Readonly<Record<string, string>>): FormRequest
  outcome(answer: FormAnswer): Outcome
}
