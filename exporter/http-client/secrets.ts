/**
 * Keeps credentials out of logs and errors.
 *
 * A secret can come back from a server that echoes our header, a library that quotes what it could not send, or a query. So
 * every text and every cause that leaves this folder is redacted here, whatever it is expected to hold.
 */
import { needlesOf, redact } from './redact.ts'

export interface Secrets {
  add(secret: string): void
  redact(text: string): string
  /** A copy of the error, its causes included, with nothing in it but redacted texts. */
  redactError(error: unknown): Error
}

export function createSecrets(known: readonly string[]): Secrets {
  const needles = new Set(known.flatMap(needlesOf))
  const redactText = (text: string): string => redact(text, [...needles])
  return {
    add(secret) {
      for (const needle of needlesOf(secret)) needles.add(needle)
    },
    redact: redactText,
    redactError: (error) => redactedCopy(error, redactText, 0),
  }
}

/** Causes of an error that are copied, each that of the one before. */
const maxCauses = 5

function redactedCopy(error: unknown, redactText: (text: string) => string, depth: number): Error {
  if (!(error instanceof Error)) return new Error(redactText(String(error)))
  const hasCause = error.cause !== undefined && depth < maxCauses
  const copy = new Error(
    redactText(error.message),
    hasCause ? { cause: redactedCopy(error.cause, redactText, depth + 1) } : {},
  )
  copy.name = error.name
  if (error.stack) copy.stack = redactText(error.stack)
  return 'code' in error && typeof error.code === 'string' ? Object.assign(copy, { code: error.code }) : copy
}
