/** A form as a page shows it. */

import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { asksForCinema, asksForHall } from '#content/schema/answers/cinema-fields.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { type HallHire, hallHire, maxAtOnce } from '#site/loaders/content-pages/cinemas/hall-hire.ts'
import { type OfferedPackages, packagesOffered } from '#site/loaders/content-pages/packages/booking.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termsOf } from '#site/loaders/source/vocabulary.ts'
import { type MailFormView, mailForm } from './mail-form.ts'

/** A question that is answered on a page of its own. */
export interface SuggestedQuestion {
  readonly title: string
  readonly href: string
}

/** Choices may stand in groups: cinemas by their state. */
interface Option {
  readonly value: string
  readonly label: string
  readonly group?: string
  readonly questions?: readonly SuggestedQuestion[]
}

type ContentField = Entry<'form'>['fields'][number]
type WithOptions<F> = F extends { options: unknown } ? Omit<F, 'options'> & { options: readonly Option[] } : F
type AnyFieldView = WithOptions<ContentField>
/** A field that visitors see. */
export type FormFieldView = Exclude<AnyFieldView, { readonly type: 'hidden' }>

/** The bot challenge that a form makes. */
export interface ChallengeView {
  readonly siteKey: string
  /** Address of its script. */
  readonly script: string
}

export interface FormView {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly rules?: ProseTree
  readonly fields: readonly AnyFieldView[]
  readonly submitLabel: string
  readonly thankYouPath: string
  /** Address to which it is sent. */
  readonly endpoint: string
  /** Address to which its files are sent, if not with the rest. */
  readonly attachments?: string
  readonly challenge?: ChallengeView
  /** Telephone and e-mail for those who cannot send it. */
  readonly contact: { readonly phone: string; readonly email: string }
  /** The cinemas, in a form that asks for a hall, or where they are found. */
  readonly cinemas?: readonly HallHire[] | 'in the rest of the page'
  /** The packages, in a form that asks for one. */
  readonly offered?: OfferedPackages
}

/** Where no endpoint is configured, what it asks for goes by e-mail. */
export function formOf(source: Source, key: string): FormView | MailFormView {
  const form = source.entry('form', key)
  const { phone, email } = settingsOf(source).contact
  const { formEndpoint: endpoint, formKind, attachmentEndpoint: attachments, challenge } = source.config
  if (endpoint === undefined) return mailForm(source, form, { phone, email })
  const takesFiles = formKind === 'payload' || attachments !== undefined
  return {
    id: form.id,
    title: form.title,
    ...ifPresent('intro', form.intro),
    ...ifPresent('rules', form.rules && source.prose(form.rules)),
    fields: form.fields.filter(({ type }) => takesFiles || type !== 'upload').map((field) => fieldOf(source, field)),
    submitLabel: form.submitLabel,
    thankYouPath: form.thankYouPath,
    endpoint,
    ...ifPresent('attachments', attachments),
    ...ifPresent('challenge', form.challenge ? challenge : undefined),
    contact: { phone, email },
    ...(form.fields.some(asksForHall) ? { cinemas: cinemasOf(source) } : {}),
    ...ifPresent('offered', packagesOffered(source, form)),
  }
}

const cinemasOf = (source: Source): NonNullable<FormView['cinemas']> =>
  source.all('cinema').length > maxAtOnce ? 'in the rest of the page' : hallHire(source)

function fieldOf(source: Source, field: ContentField): AnyFieldView {
  if (!('options' in field)) return field
  if (asksForCinema(field)) return { ...field, options: cinemaOptions(source) }
  // Which halls there are follows from the cinema.
  if (asksForHall(field)) return { ...field, options: [] }
  return {
    ...field,
    options: field.options.map(({ questions, ...option }) => {
      const suggested = questions.flatMap((key) => questionLink(source, key))
      return suggested.length > 0 ? { ...option, questions: suggested } : option
    }),
  }
}

function questionLink(source: Source, key: string): SuggestedQuestion[] {
  const href = source.pathOf(key)
  return href === undefined ? [] : [{ title: source.entry('faq', key).title, href }]
}

/** The cinemas by state, the states in the order of the editors. */
const cinemaOptions = (source: Source): Option[] =>
  termsOf(source, 'state').flatMap((state) =>
    source
      .referrersOf('cinema', 'state', `taxonomy/${state.id}`)
      .map(({ slug, title }) => ({ value: slug, label: title, group: state.title })),
  )
