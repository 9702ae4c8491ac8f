/** What a form shows beside what was typed. */
import type { Answers } from '#content/schema/answers/form-field.ts'
import type { FailureReason } from '#site/features/form-sending/submission.ts'

export interface Failure {
  readonly reason: FailureReason
  readonly waitSeconds?: number
}

export type Sending =
  | { readonly phase: 'ready' }
  /** Waits for the bot challenge. */
  | { readonly phase: 'proving' }
  /** The share of the files that is sent, from 0 to 1; undefined without files. */
  | { readonly phase: 'sending'; readonly share: number | undefined }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'sent' }

/** A second press changes nothing about the first. */
export const isBusy = ({ phase }: Sending): boolean => phase !== 'ready' && phase !== 'failed'

export interface FormState {
  /** Answers to fields that are not shown are kept, too: they are there again with the field. */
  readonly answers: Answers
  /** Name of a field → the sentence that is shown at it. */
  readonly problems: ReadonlyMap<string, string>
  /** Counts the attempts that mistakes have stopped; each brings the summary, and the focus to it. */
  readonly mistakenAttempts: number
  readonly sending: Sending
  /** Whether the bot challenge wants something of the visitor. */
  readonly isChallengeVisible: boolean
  /** Whether what was typed on an earlier visit to the page is there again. */
  readonly isRestored: boolean
  /** The files that are chosen, by field. */
  readonly files: Readonly<Record<string, File>>
  /** Names of the files that were chosen on that earlier visit, by field: files are not kept. */
  readonly lostFiles: Readonly<Record<string, string>>
  /** Name of a date field → the first day that it takes. */
  readonly firstDays: Readonly<Record<string, string>>
}

/** The state in the build, and until somebody touches the form. */
export const untouched: FormState = {
  answers: {},
  problems: new Map(),
  mistakenAttempts: 0,
  sending: { phase: 'ready' },
  isChallengeVisible: false,
  isRestored: false,
  files: {},
  lostFiles: {},
  firstDays: {},
}
