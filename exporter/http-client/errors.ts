/**
 * The errors of requests: one class with a table of kinds, as every catcher reports them and stops.
 *
 * Callers pass every text through `Secrets.redact` before.
 */
import { ProblemError } from '#content/format/problem.ts'

const messages = {
  unauthorised: (service: string) => `${service} says 401: it does not accept the login`,
  forbidden: (service: string) => `${service} says 403: the key is wrong or its user may not read this`,
  notFound: (service: string) => `${service} has nothing there`,
  refused: (service: string) => `${service} refuses the request`,
  rateLimited: (service: string) => `${service} asks us to slow down`,
  server: (service: string) => `${service} failed`,
  network: (service: string) => `the connection to ${service} failed`,
  timeout: (service: string) => `${service} took too long`,
  deadline: (service: string) => `the time that an export gives ${service} is over`,
  aborted: () => 'the export was stopped',
  notJson: (service: string) => `${service} answered with something that is not JSON`,
  shape: (service: string) => `${service} answered in a shape that we do not know`,
  redirect: (service: string) => `${service} sends us elsewhere`,
  otherOrigin: (service: string) => `this address does not belong to ${service}`,
  tooLarge: () => 'this is more than the exporter takes',
  moreThanAnnounced: (service: string) => `the file is longer than ${service} says`,
  compressed: (service: string) => `${service} sends a file compressed, though it was asked for as it is`,
} as const satisfies Record<string, (service: string) => string>

export type RequestErrorKind = keyof typeof messages

/** Whom a client asks, as its errors speak of it. */
export interface Service {
  /** A name to stand within a sentence, such as `the CMS`. */
  readonly name: string
  /** Kind of error → a sentence that says what to do about it. */
  readonly hints: Readonly<Record<RequestErrorKind, string>>
}

export interface RequestErrorFacts {
  readonly service: Service
  readonly method: string
  /** Path and query, without secrets. */
  readonly path: string
  readonly attempts: number
  readonly status?: number
  /** The words of the service, or the system's error. */
  readonly detail?: string | undefined
  readonly retryAfterMs?: number | undefined
  /** A hint in place of that of the kind. */
  readonly hint?: string
  readonly cause?: unknown
}

/** A class of its own, as its kind decides whether a request is tried again. */
export class RequestError extends ProblemError {
  override readonly name = 'RequestError'
  readonly kind: RequestErrorKind
  readonly service: Service
  readonly method: string
  readonly path: string
  readonly attempts: number
  readonly status: number | undefined
  readonly detail: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(kind: RequestErrorKind, facts: RequestErrorFacts) {
    const problem = { message: sentence(kind, facts), hint: facts.hint ?? facts.service.hints[kind] }
    super(problem, facts.cause === undefined ? {} : { cause: facts.cause })
    this.kind = kind
    this.service = facts.service
    this.method = facts.method
    this.path = facts.path
    this.attempts = facts.attempts
    this.status = facts.status
    this.detail = facts.detail
    this.retryAfterMs = facts.retryAfterMs
  }
}

function sentence(
  kind: RequestErrorKind,
  { service, method, path, attempts, status, detail }: RequestErrorFacts,
): string {
  const tries = attempts > 1 ? `, after ${attempts} attempts` : ''
  return `${method} ${path}: ${whatHappened({ kind, service, status })}${tries}${detail ? `: ${detail}` : ''}`
}

/** Words without the request, such as `the CMS asks us to slow down (429)`. */
export function whatHappened({ kind, service, status }: Pick<RequestError, 'kind' | 'service' | 'status'>): string {
  const message = messages[kind](service.name)
  return status === undefined || message.includes(String(status)) ? message : `${message} (${status})`
}

/** The kind of a response whose status is not a success. */
export function kindOfStatus(status: number): RequestErrorKind {
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
