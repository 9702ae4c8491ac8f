/** What the status of an answer says, whichever endpoint gave it, or whatever stands before it. */
import type { FormAnswer, Outcome } from './submission.ts'

const reasons = { 401: 'forbidden', 403: 'forbidden', 413: 'tooLarge', 429: 'busy' } as const

export function failureOf({ status, retryAfter }: FormAnswer): Outcome {
  const seconds = Number(retryAfter ?? Number.NaN)
  return {
    kind: 'failed',
    reason: reasons[status as keyof typeof reasons] ?? (status >= 400 && status < 500 ? 'refused' : 'broken'),
    ...(seconds > 0 ? { waitSeconds: seconds } : {}),
  }
}
