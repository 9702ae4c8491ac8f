/** A form as a page shows it. */

import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'

type ContentField = Entry<'form'>['fields'][number]
export type FormField = ContentField

export interface FormView {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly fields: readonly FormField[]
  readonly submitLabel: string
  readonly thankYouPath: string
  readonly challenge: boolean
  readonly confirmation: ProseTree
}

export function formOf(source: Source, key: string): FormView {
  const form = source.entry('form', key)
  return {
    id: form.id,
    title: form.title,
    ...(form.intro ? { intro: form.intro } : {}),
    fields: form.fields.map((field) =>
      field.type === 'select' && field.source === 'cinemas' ? { ...field, options: cinemaOptions(source) } : field,
    ),
    submitLabel: form.submitLabel,
    thankYouPath: form.thankYouPath,
    challenge: form.challenge,
    confirmation: source.prose(form.body),
  }
}

const cinemaOptions = (source: Source) => source.all('cinema').map(({ slug, title }) => ({ value: slug, label: title }))
