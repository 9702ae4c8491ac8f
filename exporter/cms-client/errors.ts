/**
 * The errors of requests to the CMS: one class with a table of kinds, as every catcher reports them and stops.
 *
 * Callers pass every text through `Secrets.redact` before.
 */
import { ProblemError } from '#content/format/problem.ts'

export const cmsErrorKinds = {
  unauthorised: {
    message: 'the CMS says 401: it does not accept the login',
    hint: 'Check the email and the password (or the client id and secret) of the service login. Some CMSs lock a user for a while after a few wrong tries.',
  },
  forbidden: {
    message: 'the CMS says 403: the key is wrong or its user may not read this',
    hint: 'Check the API key and the name of its collection, then the read access of that user.',
  },
  notFound: {
    message: 'the CMS has nothing there',
    hint: 'Check the address of the CMS and the name of the collection. Entries may have been deleted or unpublished meanwhile: run the export again.',
  },
  refused: {
    message: 'the CMS refuses the request',
    hint: 'The request asks for something that this CMS does not know: compare its fields and version with what the exporter expects.',
  },
  rateLimited: {
    message: 'the CMS asks us to slow down',
    hint: 'Lower the concurrency or raise the interval between requests.',
  },
  server: {
    message: 'the CMS failed',
    hint: 'Look into the log of the CMS. If it happens at one address only, one entry is probably broken, or content/schema/ has changed since the CMS was filled (npm run cms -- --fresh).',
  },
  network: {
    message: 'the connection failed',
    hint: 'Check that the CMS is running and that its address is right.',
  },
  timeout: {
    message: 'the CMS took too long',
    hint: 'Raise the time-out of requests, or find out why the CMS is slow.',
  },
  deadline: {
    message: 'the time for the whole export is over',
    hint: 'Raise the deadline, or find out why the CMS is slow.',
  },
  aborted: {
    message: 'the export was stopped',
    hint: 'Run it again; what is published has not been touched.',
  },
  notJson: {
    message: 'the CMS answered with something that is not JSON',
    hint: 'Check that the address is that of the API. A page of a proxy, a login or a maintenance screen may stand before it.',
  },
  shape: {
    message: 'the CMS answered in a shape that we do not know',
    hint: 'The CMS and the exporter are of different versions: adapt the schema of this answer.',
  },
  redirect: {
    message: 'the CMS sends us elsewhere',
    hint: 'Have the CMS, and what stands before it, answer where it is asked: no redirect is followed, as credentials would go along.',
  },
  otherOrigin: {
    message: 'this address does not belong to the CMS',
    hint: 'Only the configured CMS is asked, so that credentials go nowhere else. Have the CMS serve this itself.',
  },
  tooLarge: {
    message: 'this is more than the exporter takes',
    hint: 'Make the file smaller: 100 MiB is the most. Of anything else so much is a fault of the CMS.',
  },
  moreThanAnnounced: {
    message: 'the file is longer than the CMS says',
    hint: 'Upload the file again. If it stays so, what stands before the CMS hands out something else.',
  },
  compressed: {
    message: 'the CMS sends a file compressed, though it was asked for as it is',
    hint: 'Switch off compression for files in the CMS, or in the proxy before it: they are compressed already.',
  },
} as const satisfies Record<string, { readonly message: string; readonly hint: string }>

export type CmsErrorKind = keyof typeof cmsErrorKinds

export interface CmsErrorFacts {
  readonly method: string
  /** Path and query, without secrets. */
  readonly path: string
  readonly attempts: number
  readonly status?: number
  /** What the CMS said, or the system's error. */
  readonly detail?: string | undefined
  readonly retryAfterMs?: number | undefined
  /** In place of the hint of the kind. */
  readonly hint?: string
  readonly cause?: unknown
}

/** A class of its own, as its kind decides whether a request is tried again. */
export class CmsError extends ProblemError {
  override readonly name = 'CmsError'
  readonly kind: CmsErrorKind
  readonly method: string
  readonly path: string
  readonly attempts: number
  readonly status: number | undefined
  readonly detail: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(kind: CmsErrorKind, facts: CmsErrorFacts) {
    const problem = { message: sentence(kind, facts), hint: facts.hint ?? cmsErrorKinds[kind].hint }
    super(problem, facts.cause === undefined ? {} : { cause: facts.cause })
    this.kind = kind
    this.method = facts.method
    this.path = facts.path
    this.attempts = facts.attempts
    this.status = facts.status
    this.detail = facts.detail
    this.retryAfterMs = facts.retryAfterMs
  }
}

function sentence(kind: CmsErrorKind, { method, path, attempts, status, detail }: CmsErrorFacts): string {
  const { message } = cmsErrorKinds[kind]
  const number = status === undefined || message.includes(String(status)) ? '' : ` (${status})`
  const tries = attempts > 1 ? `, after ${attempts} attempts` : ''
  return `${method} ${path}: ${message}${number}${tries}${detail ? `: ${detail}` : ''}`
}

/** The kind of a response whose status is not a success. */
export function kindOfStatus(status: number): CmsErrorKind {
  if (status >= 500) return 'server'
  if (status < 400) return 'redirect'
  switch (status) {
    case 401:
      return 'unauthorised'
    case 403:
      return 'forbidden'
    case 404:
    case 410:
      return 'notFound'
    case 408:
      return 'timeout'
    case 429:
      return 'rateLimited'
    default:
      return 'refused'
  }
}
