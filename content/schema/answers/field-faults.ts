/** Finds faults in the limits and choices of one field that make it impossible to answer. */

export interface Question {
  readonly type: string
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly options?: readonly { readonly value: string }[]
  readonly source?: string
  readonly accept?: readonly string[]
}

export const fieldFaults = (field: Question): string[] => [
  ...limitFaults(field),
  ...(hasOwnOptions(field) ? optionFaults(field.options ?? []) : []),
  ...(field.accept ?? [])
    .filter((type) => !mimeType.test(type))
    .map((type) => `accepts "${type}", which no file is: write a MIME type in small letters, such as image/png`),
]

/** Whether an editor wrote the options. Cinemas and halls are filled in by the site. */
export const hasOwnOptions = ({ type, source }: Question): boolean =>
  type === 'radio' || (type === 'select' && source === 'options')

/** The MIME type that browsers give a file; it is never `image/*`. */
const mimeType = /^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/

/** An absent limit means no limit. */
function limitFaults({ min, max, minLength, maxLength }: Question): string[] {
  const remedy = 'lower the least, or raise the most'
  return [
    ...(isAbove(min, max) ? [`asks for a number from ${min} to ${max}, and there is none: ${remedy}`] : []),
    ...(isAbove(minLength, maxLength)
      ? [`asks for at least ${minLength} characters, and takes at most ${maxLength}: ${remedy}`]
      : []),
  ]
}

const isAbove = (least?: number, most?: number): boolean => least !== undefined && most !== undefined && least > most

function optionFaults(options: readonly { readonly value: string }[]): string[] {
  if (options.length === 0) return ['has nothing to choose from: give it options']
  const values = options.map(({ value }) => value)
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) < index))
  return [...repeated].map((value) => `has two options of the value "${value}": change or remove one`)
}
