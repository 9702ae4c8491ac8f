/** Payload's form submissions, as the CMS of development takes them: `POST /api/form-submissions`. */
import { challengeRefused } from '#content/schema/answers/challenge.ts'
import { failureOf } from './failure.ts'
import type { FormAnswer, Outcome, Submission, SubmissionFormat } from './submission.ts'

export const payloadCms = { encode, outcome } satisfies SubmissionFormat

function encode({ form, key, answers, files, honeypot, challengeToken }: Submission) {
  const submissionData = Object.entries(answers).map(([field, value]) => ({ field, value }))
  const json = JSON.stringify({ form, submissionData, honeypot, challengeToken })
  const headers = { Accept: 'application/json', 'Idempotency-Key': key }
  const attached = Object.entries(files)
  if (attached.length === 0) return { headers: { ...headers, 'Content-Type': 'application/json' }, body: json }
  const body = new FormData()
  body.set('_payload', json)
  for (const [field, file] of attached) body.set(field, file, file.name)
  return { headers, body }
}

function outcome(answer: FormAnswer): Outcome {
  const { status, body } = answer
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const errors = errorsIn(body)
  if (status === 400) {
    const problems = problemsIn(errors)
    return problems.size > 0 ? { kind: 'mistaken', problems } : { kind: 'failed', reason: 'refused' }
  }
  if (status === 403 && errors.some(({ name }) => name === challengeRefused))
    return { kind: 'failed', reason: 'doubted' }
  return status === 409 ? { kind: 'failed', reason: 'changed' } : failureOf(answer)
}

/** What the CMS has to say of one field. */
interface FieldError {
  readonly path?: unknown
  readonly message?: unknown
}

interface CmsError {
  readonly name?: unknown
  readonly data?: { readonly errors?: unknown } | null
}

/** The objects in what should be a list of them. */
const objectsIn = <T extends object>(list: unknown): readonly T[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []

/** Whatever stands before the CMS may answer in its place, and in HTML. */
function errorsIn(body: string): readonly CmsError[] {
  try {
    return objectsIn((JSON.parse(body) as { readonly errors?: unknown } | null)?.errors)
  } catch {
    return []
  }
}

function problemsIn(errors: readonly CmsError[]): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const { data } of errors)
    for (const { path, message } of objectsIn<FieldError>(data?.errors))
      if (typeof path === 'string' && typeof message === 'string') problems.set(path, message)
  return problems
}
