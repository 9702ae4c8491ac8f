/** Looks whether a submission fits the form that it answers, before anything of it is kept. */
import { type CollectionBeforeValidateHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { collectionOf, submissionsCollection } from '../names.ts'
import { answerProblem, type FormField } from './answer-problem.ts'

interface Answer {
  readonly field?: unknown
  readonly value?: unknown
}

type Problem = { path: string; message: string; label?: string }

export const checkSubmission: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const form = await publishedForm(data?.['form'], req)
  if (!form) return refuse([{ label: 'Form', path: 'form', message: 'There is no such form.' }])
  const answers = Array.isArray(data?.['submissionData']) ? (data['submissionData'] as Answer[]) : []
  const problems = [...unknownOrDouble(form.fields, answers), ...(await wrong(form.fields, answers, req))]
  if (problems.length > 0) return refuse(problems)
  req.context['forSubmission'] = true
  // A field left empty need not be kept; where attachments were put is for the form builder to say, not for the visitor.
  return { form: data?.['form'], submissionData: answers.filter(({ value }) => value !== '') }
}

async function publishedForm(id: unknown, req: PayloadRequest): Promise<{ fields: FormField[] } | undefined> {
  if (typeof id !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: collectionOf('form') as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0] as { fields: FormField[] } | undefined
}

function unknownOrDouble(fields: readonly FormField[], answers: readonly Answer[]): Problem[] {
  const seen = new Set<unknown>()
  return answers.flatMap(({ field: name }): Problem[] => {
    const double = seen.has(name)
    seen.add(name)
    // Attachments come as files: a number in their place could name what somebody else sent.
    const known = fields.some((field) => field.name === name && field.blockType !== 'upload')
    if (!known) return [{ path: String(name), message: 'The form has no such field.' }]
    return double ? [{ path: String(name), message: 'This field was sent twice.' }] : []
  })
}

async function wrong(
  fields: readonly FormField[],
  answers: readonly Answer[],
  req: PayloadRequest,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const field of fields) {
    const message =
      field.blockType === 'upload'
        ? attachmentProblem(field, req)
        : await answerProblem(field, answerTo(field, answers), req)
    if (message) problems.push({ path: field.name, label: field.label, message })
  }
  return problems
}

const answerTo = ({ name }: FormField, answers: readonly Answer[]) =>
  answers.find((answer) => answer.field === name)?.value

// Kinds and sizes are checked by the form builder, the bytes by Payload.
function attachmentProblem(field: FormField, req: PayloadRequest): string | undefined {
  const files = (req as { files?: Readonly<Record<string, unknown>> }).files
  return field.required && !files?.[field.name] ? 'This field is required.' : undefined
}

function refuse(errors: Problem[]): never {
  throw new ValidationError({ collection: submissionsCollection, errors })
}
