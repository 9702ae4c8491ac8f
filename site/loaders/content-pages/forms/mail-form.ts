/** A form that no endpoint takes: what it asks for, and an e-mail that asks the same. */
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { visibleFields } from '#content/schema/answers/visible-fields.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface MailFormView {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly rules?: ProseTree
  /** What it asks for, by the name of the field; whether each may be left out. */
  readonly questions: readonly { readonly name: string; readonly label: string; readonly isOptional: boolean }[]
  /** `mailto:` with the title as the subject, and the questions in the body (RFC 6068). */
  readonly mailto: string
  readonly contact: { readonly phone: string; readonly email: string }
}

export function mailForm(source: Source, form: Entry<'form'>, contact: MailFormView['contact']): MailFormView {
  const asked = visibleFields(form.fields, {}).filter((field) => field.type !== 'hidden')
  const body = asked.map(({ label }) => `${label}\r\n\r\n`).join('\r\n')
  return {
    id: form.id,
    title: form.title,
    ...ifPresent('intro', form.intro),
    ...ifPresent('rules', form.rules && source.prose(form.rules)),
    questions: asked.map(({ name, label, required }) => ({ name, label, isOptional: !required })),
    mailto: `mailto:${contact.email}?subject=${encodeURIComponent(form.title)}&body=${encodeURIComponent(body)}`,
    contact,
  }
}
