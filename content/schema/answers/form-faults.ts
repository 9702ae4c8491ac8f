/** Finds faults in the fields of a form, and between them, that make it impossible to send. */
import { asksForHall, cinemaFieldAbove } from './cinema-fields.ts'
import { fieldFaults, hasOwnOptions, type Question } from './field-faults.ts'

interface Field extends Question {
  readonly name: string
  readonly shownWhen?: { readonly field: string; readonly values: readonly string[] } | undefined
}

/** @returns the index of each field that has a fault, and what is wrong. */
export function formFaults(fields: readonly Field[]): [index: number, message: string][] {
  return fields.flatMap((field, index): [number, string][] => {
    const { name, shownWhen } = field
    const above = fields.slice(0, index)
    const faults = fieldFaults(field)
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
  if (!choices)
    return [
      `is shown by the answer to "${name}", which has no options of its own: choose a field that has, or a box to tick`,
    ]
  return values
    .filter((value) => !choices.includes(value))
    .map((value) => `is shown where "${name}" is "${value}", which is not one of its choices`)
}

function choicesOf(field: Field): readonly string[] | undefined {
  if (field.type === 'checkbox') return ['true']
  return hasOwnOptions(field) ? (field.options ?? []).map(({ value }) => value) : undefined
}
