/** What is wrong with one answer of a submission, said in a sentence for the visitor. */
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { collectionOf } from '../names.ts'

/** A field of a form, as the contract's `formFields` has them. */
export interface FormField {
  readonly blockType: string
  readonly name: string
  readonly label: string
  readonly required?: boolean | null
  readonly minLength?: number | null
  readonly maxLength?: number | null
  readonly min?: number | null
  readonly max?: number | null
  readonly notBeforeDays?: number | null
  readonly source?: string | null
  readonly options?: readonly { readonly value: string }[] | null
}

type Check = (field: FormField, value: string, req: PayloadRequest) => string | undefined | Promise<string | undefined>

const longestLine = 320
const email = /^[^\s@<>"',;]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phone = /^\+?[\d ().-]{6,30}$/

const checks: Readonly<Record<string, Check>> = {
  text: (field, value) => (/\n/.test(value) ? 'Must be a single line.' : tooLong(value, field.maxLength)),
  textarea: (field, value) =>
    field.minLength && length(value) < field.minLength
      ? `Must have at least ${field.minLength} characters.`
      : tooLong(value, field.maxLength),
  email: (_, value) => (email.test(value) ? tooLong(value, longestLine) : 'Must be an e-mail address.'),
  phone: (_, value) => (phone.test(value) ? undefined : 'Must be a telephone number.'),
  number: (field, value) => wrongNumber(field, value),
  date: (field, value) => wrongDay(field, value),
  select: async (field, value, req) =>
    (field.source === 'cinemas' ? await isCinema(value, req) : isOption(field, value))
      ? undefined
      : 'Is not one of the choices.',
  radio: (field, value) => (isOption(field, value) ? undefined : 'Is not one of the choices.'),
  checkbox: (field, value) => {
    if (value !== 'true' && value !== 'false') return 'Must be ticked or not.'
    return field.required && value === 'false' ? 'This must be ticked.' : undefined
  },
}

export async function answerProblem(
  field: FormField,
  value: unknown,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (value === undefined || value === null || value === '')
    return field.required ? 'This field is required.' : undefined
  if (typeof value === 'object') return 'Must be a text.'
  return checks[field.blockType]?.(field, String(value), req)
}

// Browsers count a line break as one character but send two.
const length = (value: string) => value.replaceAll('\r\n', '\n').length

const tooLong = (value: string, max: number | null | undefined) =>
  max && length(value) > max ? `Must have at most ${max} characters.` : undefined

function wrongNumber({ min, max }: FormField, value: string): string | undefined {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return 'Must be a number.'
  if (typeof min === 'number' && number < min) return `Must be at least ${min}.`
  return typeof max === 'number' && number > max ? `Must be at most ${max}.` : undefined
}

function wrongDay({ notBeforeDays }: FormField, value: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) return 'Must be a day.'
  if (typeof notBeforeDays !== 'number') return undefined
  const first = new Date(Date.now() + notBeforeDays * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Kuala_Lumpur',
  })
  return value < first ? `Must not be before ${first}.` : undefined
}

const isOption = ({ options }: FormField, value: string) => options?.some((option) => option.value === value) ?? false

/** The site offers cinemas by their id or by their slug. */
async function isCinema(value: string, req: PayloadRequest): Promise<boolean> {
  const named: Where = { or: [{ id: { equals: value } }, { slug: { equals: value } }] }
  const { totalDocs } = await req.payload.count({
    collection: collectionOf('cinema') as CollectionSlug,
    req,
    where: { and: [named, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}
