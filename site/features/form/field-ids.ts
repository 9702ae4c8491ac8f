/** Ids of a field's parts. */
import type { FormFieldView } from '#site/loaders/content-pages/form.ts'

/** Of the control; of radio buttons, the first. */
export const idOf = (form: string, { name }: Pick<FormFieldView, 'name'>): string => `formField-${form}-${name}`

/** What describes a control, in the order in which it is read. */
export const describedBy = (id: string, parts: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(parts)
    .filter((part) => parts[part])
    .map((part) => `${id}-${part}`)
    .join(' ') || undefined
