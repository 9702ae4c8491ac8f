/** A form as a page shows it. */

import type { FormField } from '#content/schema/answers/form-field.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** Choices may stand in groups: cinemas by their state. */
interface Option {
  readonly value: string
  readonly label: string
  readonly group?: string
}

type WithOptions<F> = F extends { options: unknown } ? Omit<F, 'options'> & { options: Option[] } : F
export type FormFieldView = WithOptions<FormField>

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
  readonly fields: readonly FormFieldView[]
  readonly submitLabel: string
  readonly thankYouPath: string
  /** Where it is sent; left out where no endpoint is configured. */
  readonly endpoint?: string
  /** Where its files are sent, if not with the rest. */
  readonly attachments?: string
  readonly challenge?: ChallengeView
  /** For those who cannot send it. */
  readonly contact: { readonly phone: string; readonly email: string }
}

export function formOf(source: Source, key: string): FormView {
  const form = source.entry('form', key)
  const { phone, email } = settingsOf(source).contact
  const { formEndpoint: endpoint, formKind, attachmentEndpoint: attachments, challenge } = source.config
  const takesFiles = formKind === 'payload' || attachments !== undefined
  return {
    id: form.id,
    title: form.title,
    ...ifPresent('intro', form.intro),
    fields: form.fields
      .filter(({ type }) => takesFiles || type !== 'upload')
      .map((field) =>
        field.type === 'select' && field.source === 'cinemas' ? { ...field, options: cinemaOptions(source) } : field,
      ),
    submitLabel: form.submitLabel,
    thankYouPath: form.thankYouPath,
    ...ifPresent('endpoint', endpoint),
    ...ifPresent('attachments', attachments),
    ...ifPresent('challenge', endpoint && form.challenge ? challenge : undefined),
    contact: { phone, email },
  }
}

/** By state, the states in the order of the editors. */
function cinemaOptions(source: Source): Option[] {
  const states = byOrder(source.all('taxonomy')).filter(({ vocabulary }) => vocabulary === 'state')
  return states.flatMap((state) =>
    source
      .all('cinema')
      .filter((cinema) => cinema.state === `taxonomy/${state.id}`)
      .map(({ slug, title }) => ({ value: slug, label: title, group: state.title })),
  )
}
