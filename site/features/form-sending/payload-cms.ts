/** Payload's form submissions, as the CMS of development takes them: `POST /api/form-submissions`. */
import type { FormAnswer, Outcome, Submission, SubmissionFormat } from './submission.ts'

export const payloadCms: SubmissionFormat = { encode, outcome }

function encode({ form, key, answers, files, honeypot }: Submission) {
  const submissionData = Object.entries(answers).map(([field, value]) => ({ field, value }))
  const json = JSON.stringify({ form, submissionData, honeypot })
  const headers = { Accept: 'application/json', 'Idempotency-Key': key }
  const attached = Object.entries(files)
  if (attached.length === 0) return { headers: { ...headers, 'Content-Type': 'application/json' }, body: json }
  const body = new FormData()
  body.set('_payload', json)
  for (const [field, file] of attached) body.set(field, file, file.name)
  return { headers, body }
}

const reasons = { 401: 'forbidden', 403: 'forbidden', 409: 'changed', 413: 'tooLarge', 429: 'busy' } as const

function outcome({ status, body, retryAfter }: FormAnswer): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 400) {
    const problems = problemsIn(body)
    return problems.size > 0 ? { kind: 'mistaken', problems } : { kind: 'failed', reason: 'refused' }
  }
  const seconds = Number(retryAfter ?? Number.NaN)
  return {
    kind: 'failed',
    reason: reasons[status as keyof typeof reasons] ?? (status < 500 ? 'refused' : 'broken'),
    ...(seconds > 0 ? { waitSeconds: seconds } : {}),
  }
}

/** Whatever stands before the CMS may answer in its place, and in HTML. */
function problemsIn(body: string): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  try {
    const { errors } = JSON.parse(body) as {
      errors?: { data?: { errors?: { path?: unknown; message?: unknown }[] } }[]
    }
    for (const { path, message } of errors?.flatMap(({ data }) => data?.errors ?? []) ?? [])
      if (typeof path === 'string' && typeof message === 'string') problems.set(path, message)
  } catch {
    // No problems of fields.
  }
  return problems
}
