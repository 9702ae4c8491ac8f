/** What the fields of a form may not be to each other. */
import { asksForHall, cinemaFieldAbove } from './cinema-fields.ts'

interface Field {
  readonly type: string
  readonly name: string
  readonly options?: readonly { readonly value: string }[]
  readonly source?: string
  readonly shownWhen?: { readonly field: string; readonly values: readonly string[] } | undefined
}

/** @returns the index of each field that has a fault, and what is wrong. */
export function formFaults(fields: readonly Field[]): [index: number, message: string][] {
  return fields.flatMap((field, index): [number, string][] => {
    const { name, shownWhen } = field
    const above = fields.slice(0, index)
    const faults: string[] = []
    if (above.some((field) => field.name === name)) faults.push(`is the second field with the name "${name}"`)
    if (asksForHall(field) && !cinemaFieldAbove(fields, index))
      faults.push('offers the halls of a cinema, and no field above it asks for one')
    if (shownWhen) faults.push(...conditionFaults(above, shownWhen))
    return faults.map((message) => [index, message])
  })
}

function conditionFaults(above: readonly Field[], { field: name, values }: NonNullable<Field['shownWhen']>): string[] {
  const field = above.find((field) => field.name === name)
  if (!field) return [`is shown by the answer to "${name}", and no field above it has that name`]
  const choices = choicesOf(field)
  if (!choices) return [`is shown by the answer to "${name}", which has nothing to choose from`]
  return values
    .filter((value) => !choices.includes(value))
    .map((value) => `is shown where "${name}" is "${value}", which is not one of its choices`)
}

function choicesOf({ type, options = [], source }: Field): readonly string[] | undefined {
  if (type === 'checkbox') return ['true']
  const isFixed = type === 'radio' || (type === 'select' && source === 'options')
  return isFixed ? options.map(({ value }) => value) : undefined
}
