/** Looks whether a submission fits the form that it answers, before anything of it is kept. */
import { type CollectionBeforeValidateHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import type { AttachedFile, FormField } from '../../../../../content/schema/answers/form-field.ts'
import { formProblems } from '../../../../../content/schema/answers/form-problems.ts'
import { visibleFields } from '../../../../../content/schema/answers/visible-fields.ts'
import { collectionOf, submissionsCollection } from '../names.ts'
import { withCinemas } from './cinema-choices.ts'
import { type FieldBlock, fieldOf } from './field-block.ts'
import { marksOf } from './submission-marks.ts'
import { labelsOf, summaryOf } from './submission-summary.ts'

interface Answer {
  readonly field?: unknown
  readonly value?: unknown
}

type Problem = { path: string; message: string; label?: string }

export const checkSubmission: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const form = await publishedForm(data?.['form'], req)
  if (!form) return refuse([{ label: 'Form', path: 'form', message: 'There is no such form.' }])
  const given = Array.isArray(data?.['submissionData']) ? (data['submissionData'] as Answer[]) : []
  const answers = Object.fromEntries(
    given.filter(isText).map(({ field, value }) => [String(field), String(value ?? '')]),
  )
  const fields = await withCinemas(form.fields.map(fieldOf), answers, req)
  const shown = visibleFields(fields, answers)
  const misplaced = [...unknownOrDouble(shown, given), ...unknownFiles(shown, req)]
  const problems = [...formProblems(fields, answers, attached(req), Date.now())].map(
    ([path, message]): Problem => ({ path, message, label: labelOf(fields, path) }),
  )
  if (misplaced.length + problems.length > 0) return refuse([...misplaced, ...problems])
  req.context['forSubmission'] = true
  // A field left empty need not be kept; where attachments were put is for the form builder to say, not for the visitor.
  return {
    form: data?.['form'],
    submissionData: given
      .filter(({ value }) => value !== '' && value !== undefined && value !== null)
      .map(({ field, value }) => ({ field, value, ...labelsOf(shown, String(field), String(value)) })),
    ...summaryOf(shown, answers),
    ...marksOf(req),
  }
}

function labelOf(fields: readonly FormField[], name: string): string {
  const field = fields.find((field) => field.name === name)
  return field && 'label' in field ? field.label : name
}

async function publishedForm(id: unknown, req: PayloadRequest): Promise<{ fields: FieldBlock[] } | undefined> {
  if (typeof id !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: collectionOf('form') as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0] as unknown as { fields: FieldBlock[] } | undefined
}

const isText = ({ value }: Answer) => typeof value !== 'object' || value === null

function unknownOrDouble(shown: readonly FormField[], given: readonly Answer[]): Problem[] {
  const seen = new Set<unknown>()
  return given.flatMap((answer): Problem[] => {
    const path = String(answer.field)
    const isDouble = seen.has(answer.field)
    seen.add(answer.field)
    // Attachments come as files: a number in their place could name what somebody else sent.
    const isKnown = shown.some(({ name, type }) => name === answer.field && type !== 'upload')
    if (!isKnown) return [{ path, message: 'The form has no such field, or does not ask for it after these answers.' }]
    if (isDouble) return [{ path, message: 'This field was sent twice.' }]
    return isText(answer) ? [] : [{ path, message: 'Must be a text.' }]
  })
}

interface SentFile extends AttachedFile {
  readonly mimetype: string
}

const sentFiles = (req: PayloadRequest): [string, SentFile | SentFile[]][] =>
  Object.entries((req as { files?: Readonly<Record<string, SentFile | SentFile[]>> }).files ?? {})

function unknownFiles(shown: readonly FormField[], req: PayloadRequest): Problem[] {
  return sentFiles(req).flatMap(([path, files]): Problem[] => {
    if (!shown.some(({ name, type }) => name === path && type === 'upload'))
      return [{ path, message: 'The form does not ask for this file.' }]
    return Array.isArray(files) ? [{ path, message: 'Please attach one file only.' }] : []
  })
}

/** As they call themselves; Payload looks at the bytes. */
const attached = (req: PayloadRequest): Record<string, AttachedFile> =>
  Object.fromEntries(
    sentFiles(req).flatMap(([field, files]) => {
      const file = Array.isArray(files) ? files[0] : files
      return file ? [[field, { name: file.name, size: file.size, type: file.mimetype }]] : []
    }),
  )

function refuse(errors: Problem[]): never {
  throw new ValidationError({ collection: submissionsCollection, errors })
}
