/** One function per kind of field. See `field.ts` for why fields are made this way. */
import * as z from 'zod'
import { cleanLine, cleanLines, cleanText, uncleanness } from './clean-text.ts'
import { type FieldHelp, field } from './field.ts'
import { linkText } from './link.ts'
import type { MediaKind } from './media.ts'
import { oldPath, pagePath } from './path.ts'
import { deviceFault, idPattern, idSource, maxSlugLength, slugPattern } from './slug.ts'

type TextOptions = FieldHelp & { readonly max?: number; readonly pattern?: RegExp }
type ListOptions = FieldHelp & { readonly min?: number }
type NumberOptions = FieldHelp & { readonly min?: number; readonly max?: number; readonly unit?: string }

/** The CMS's stable id: never changes, whatever happens to the title or the slug. */
export const entryId = () =>
  field(z.string().regex(idPattern, 'must be lower-case letters, digits and hyphens'), { kind: 'fixed' })

/** The last part of an entry's address, and the name of its file: so nothing that could leave the folder. */
export const slug = () =>
  field(
    z
      .string()
      .max(maxSlugLength)
      .regex(slugPattern, { error: 'must be lower-case words joined by single hyphens', abort: true })
      .refine((slug) => !deviceFault([slug]), { error: ({ input }) => deviceFault([String(input)]) }),
    {
      kind: 'text',
      help: 'The last part of the address: lower-case words joined by hyphens. Changing it moves the page; the old address redirects.',
    },
  )

/** The whole address of a page, such as `/about-gsc/csr`. */
export const path = (options: FieldHelp = {}) => field(pagePath, { kind: 'text', ...options })

/** An address that a redirect answers. */
export const formerPath = (options: FieldHelp = {}) => field(oldPath, { kind: 'text', ...options })

/** A text that `clean` would not change: what the exporter writes is clean, so all else was not written by it. */
const cleanString = (clean: (value: string) => string) =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => {
      const message = uncleanness(value, clean)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** One line of plain text. */
export const text = ({ pattern, max = 200, ...help }: TextOptions = {}) =>
  field((pattern ? cleanString(cleanLine).regex(pattern) : cleanString(cleanLine)).max(max), {
    kind: 'text',
    max,
    ...help,
  })

/** Plain text of any number of lines and paragraphs. */
export const multilineText = ({ max = 5000, ...help }: TextOptions = {}) =>
  field(cleanString(cleanLines).max(max), { kind: 'multilineText', max, ...help })

/** Rich text, as canonical MDX. */
export const prose = (options: FieldHelp = {}) => field(cleanString(cleanText), { kind: 'prose', ...options })

/** Several short plain texts in order. */
export const textList = ({ min = 0, ...help }: ListOptions = {}) =>
  field(z.array(cleanString(cleanLine).max(300)).min(min), { kind: 'textList', min, ...help }).prefault([])

export const boolean = (options: FieldHelp = {}) => field(z.boolean(), { kind: 'boolean', ...options }).default(false)

export const number = ({ min, max, unit, ...help }: NumberOptions = {}) =>
  field(
    z
      .number()
      .min(min ?? Number.MIN_SAFE_INTEGER)
      .max(max ?? Number.MAX_SAFE_INTEGER),
    {
      kind: 'number',
      ...(unit ? { unit } : {}),
      ...(min === undefined ? {} : { min }),
      ...help,
    },
  )

export const integer = ({ min = 0, max, unit, ...help }: NumberOptions = {}) =>
  field(
    z
      .int()
      .min(min)
      .max(max ?? Number.MAX_SAFE_INTEGER),
    { kind: 'number', min, ...(unit ? { unit } : {}), ...help },
  )

/** A position in an order: the least comes first. CMSs use negative numbers, too, to put an item before all others. */
export const order = (help: FieldHelp = {}) => integer({ min: -1_000_000, ...help })

/** An amount in ringgit, such as 29.9. */
export const ringgit = (options: FieldHelp = {}) =>
  field(z.number().min(0).multipleOf(0.01), { kind: 'number', min: 0, unit: 'RM', ...options })

/** One of a fixed list; `options` maps each value to what an editor reads. */
export const select = <const T extends Record<string, string>>(options: T, help: FieldHelp = {}) =>
  field(z.enum(Object.keys(options) as [keyof T & string, ...(keyof T & string)[]]), {
    kind: 'select',
    options,
    ...help,
  })

export const multiSelect = <const T extends Record<string, string>>(
  options: T,
  { min = 0, ...help }: ListOptions = {},
) =>
  field(z.array(z.enum(Object.keys(options) as [keyof T & string, ...(keyof T & string)[]])).min(min), {
    kind: 'multiSelect',
    options,
    min,
    ...help,
  }).prefault([])

/**
 * Years are limited to these, so that dates sort as texts and fit into calendar files, also after adding a day. So
 * 9999-12-31 cannot stand for “no end”. Nothing of a cinema is older than films.
 */
const withinYears = [/^(?:19|2\d)\d\d-/, 'must be in the years 1900 to 2999'] as const

export const isoDay = () => z.iso.date({ abort: true }).regex(...withinYears)
export const isoInstant = (options: { readonly precision?: number } = {}) =>
  z.iso.datetime({ abort: true, ...options }).regex(...withinYears)

/** A day in Malaysia, such as 2026-10-01. */
export const day = (options: FieldHelp = {}) => field(isoDay(), { kind: 'day', ...options })

/** An instant in UTC, such as 2026-10-01T12:00:00Z. */
export const instant = (options: FieldHelp = {}) => field(isoInstant(), { kind: 'instant', ...options })

/** A time of day in Malaysia, such as 10:30. */
export const time = (options: FieldHelp = {}) =>
  field(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), { kind: 'time', ...options })

const referenceTo = (types: readonly string[]) =>
  z.string().regex(new RegExp(`^(?:${types.join('|')})/${idSource}$`), `must refer to ${types.join(' or ')}`)

/** Another entry, written `<type>/<id>`. */
export const reference = (to: string | readonly string[], options: FieldHelp = {}) => {
  const types = typeof to === 'string' ? [to] : to
  return field(referenceTo(types), { kind: 'reference', to: types, ...options })
}

/** Other entries, in an order that is meant. */
export const references = (to: string | readonly string[], { min = 0, ...help }: ListOptions = {}) => {
  const types = typeof to === 'string' ? [to] : to
  return field(z.array(referenceTo(types)).min(min), { kind: 'references', to: types, min, ...help }).prefault([])
}

/** A term of one vocabulary. */
export const term = (vocabulary: string, options: FieldHelp = {}) =>
  field(referenceTo(['taxonomy']), { kind: 'reference', to: ['taxonomy'], vocabulary, ...options })

export const terms = (vocabulary: string, { min = 0, ...help }: ListOptions = {}) =>
  field(z.array(referenceTo(['taxonomy'])).min(min), {
    kind: 'references',
    to: ['taxonomy'],
    vocabulary,
    min,
    ...help,
  }).prefault([])

/** A file of one kind. */
export const media = (shows: MediaKind, options: FieldHelp = {}) =>
  field(referenceTo(['file']), { kind: 'reference', to: ['file'], shows, ...options })

export const image = (options: FieldHelp = {}) => media('picture', options)

export const images = ({ min = 0, ...help }: ListOptions = {}) =>
  field(z.array(referenceTo(['file'])).min(min), {
    kind: 'references',
    to: ['file'],
    shows: 'picture',
    min,
    ...help,
  }).prefault([])

/** The target of a link, in one of the forms of `link.ts`: the same as in prose. */
export const linkTarget = (options: FieldHelp = {}) => field(linkText(), { kind: 'link', ...options })

/** A value that the exporter measures from a file's bytes: no editor types it. */
export const measured = <S extends z.ZodType>(schema: S) => field(schema, { kind: 'measured' })

/** A few fields that belong together. */
export const group = <T extends z.ZodRawShape>(shape: T, options: FieldHelp = {}) =>
  field(z.strictObject(shape), { kind: 'group', ...options })

/** Rows of the same few fields, in an order that is meant. */
export const list = <T extends z.ZodRawShape>(shape: T, { min = 0, ...help }: ListOptions = {}) =>
  field(z.array(z.strictObject(shape)).min(min), { kind: 'list', min, ...help }).prefault([])

/** A list of parts of several shapes, which their `type` distinguishes. */
export const blocks = <T extends z.ZodDiscriminatedUnion>(union: T, { min = 0, ...help }: ListOptions = {}) =>
  field(z.array(union).min(min), { kind: 'blocks', min, ...help }).prefault([])
