/** What is noted of a submission besides its answers: by it the second of two alike is known, and spam. */
import { createHash } from 'node:crypto'
import type { Field, PayloadRequest } from 'payload'

interface SubmissionMarks {
  readonly idempotencyKey?: string
  /** Of all that was sent. */
  readonly digest: string
  readonly spam: boolean
}

const note = 'submissionMarks'

export const markFields: Field[] = [
  {
    name: 'spam',
    type: 'checkbox',
    label: 'Looks like spam',
    defaultValue: false,
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'A field was filled in that no person sees.',
      components: { Cell: '/src/admin/spam-cell.tsx#SpamCell' },
    },
  },
  { name: 'idempotencyKey', type: 'text', unique: true, index: true, admin: { hidden: true } },
  { name: 'digest', type: 'text', admin: { hidden: true } },
]

/** To be kept with the submission that this request makes: a visitor cannot set them by the names of the fields. */
export function noteMarks(req: PayloadRequest, idempotencyKey: string | undefined): SubmissionMarks {
  const { honeypot } = (req.data ?? {}) as { readonly honeypot?: unknown }
  const marks = {
    ...(idempotencyKey ? { idempotencyKey } : {}),
    digest: digestOf(req),
    spam: honeypot !== undefined && honeypot !== '',
  }
  req.context[note] = marks
  return marks
}

export const marksOf = (req: PayloadRequest) => req.context[note] as SubmissionMarks | undefined

function digestOf(req: PayloadRequest): string {
  const { form, submissionData } = (req.data ?? {}) as Readonly<Record<string, unknown>>
  const { files = {} } = req as { readonly files?: Readonly<Record<string, unknown>> }
  const hash = createHash('sha256').update(JSON.stringify([form, submissionData]))
  for (const [field, value] of Object.entries(files).sort())
    for (const file of [value].flat() as { readonly name: string; readonly data: Uint8Array }[])
      hash.update(JSON.stringify([field, file.name])).update(file.data)
  return hash.digest('hex')
}
