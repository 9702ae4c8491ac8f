/** Ids of a field's parts. */
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'

/** Id of the control; of radio buttons, that of the first. */
export const idOf = (form: string, { name }: Pick<FormFieldView, 'name'>): string => `formField-${form}-${name}`

/** Ids of what describes a control, in the order in which it is read. @param parts names of parts, and whether each is there */
export const describedBy = (id: string, parts: Readonly<Record<string, boolean>>): string | undefined =>
  Object.entries(parts)
    .filter(([, isThere]) => isThere)
    .map(([part]) => `${id}-${part}`)
    .join(' ') || undefined
