/** The parts of a long form. */
import type { FormFieldView } from '#site/loaders/content-pages/forms/form.ts'

export interface FormPart {
  /** The name of its first field. */
  readonly id: string
  /** Left out above the first heading of a form. */
  readonly heading?: string
  /** Its fields that are shown; at least one. */
  readonly fields: readonly FormFieldView[]
  /** Those of them that stand side by side where there is room, two in a row. */
  readonly halves: ReadonlySet<FormFieldView>
}

/** Types whose answers are short. */
const shortTypes: readonly FormFieldView['type'][] = ['number', 'date', 'email', 'phone', 'select']

/** A heading begins a part also where its own field is not shown. @param shown some of `fields`, in their order */
export function formParts(fields: readonly FormFieldView[], shown: readonly FormFieldView[]): FormPart[] {
  const beginnings = fields.flatMap(({ heading }, index) => (index === 0 || heading ? [index] : []))
  return beginnings.flatMap((from, index) => {
    const [first, ...others] = fields.slice(from, beginnings[index + 1])
    if (!first) return []
    const names = new Set([first, ...others].map(({ name }) => name))
    const part = shown.filter(({ name }) => names.has(name))
    const heading = first.heading ? { heading: first.heading } : {}
    return part.length > 0 ? [{ id: first.name, ...heading, fields: part, halves: halvesOf(part) }] : []
  })
}

/** Short ones that follow each other, in pairs; one that is left over has its row for itself. */
function halvesOf(fields: readonly FormFieldView[]): ReadonlySet<FormFieldView> {
  const halves = new Set<FormFieldView>()
  fields.forEach((field, index) => {
    const before = fields[index - 1]
    if (!before || halves.has(before) || ![before, field].every(({ type }) => shortTypes.includes(type))) return
    halves.add(before).add(field)
  })
  return halves
}
