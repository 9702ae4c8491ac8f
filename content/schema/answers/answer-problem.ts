/**
 * Checks one answer to one field of a form, and describes its fault to the visitor. The browser and the CMS share this
 * check, so that they accept the same answers.
 */
import { dayInMalaysia, dayMs } from '#content/schema/time-zone.ts'
import { lengthOf } from './answer-length.ts'
import type { FormFieldOf, VisibleField } from './form-field.ts'

type Question = Exclude<VisibleField, FormFieldOf<'upload'>>
type Check<F> = (field: F, answer: string, now: number) => string | undefined
type Checks = { readonly [T in Question['type']]: Check<FormFieldOf<T>> }

const email = /^[^\s@<>",;]+@[^\s@.]+(?:\.[^\s@.]+)+$/
/** Characters. */
const maxEmailLength = 320
const phone = /^\+?[\d ().-]{6,30}$/
/** Marks that nobody sees, dashes and spaces of other widths: numbers that are copied from elsewhere may have them. */
const asTyped = (number: string): string =>
  number
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s/g, ' ')
    .trim()
const minDigits = 6

const missing: Readonly<Record<Question['type'], string>> = {
  text: 'Please fill this in.',
  textarea: 'Please write something here.',
  email: 'Please enter your e-mail address.',
  phone: 'Please enter your phone number.',
  number: 'Please enter a number.',
  date: 'Please choose a day.',
  select: 'Please choose one of these.',
  radio: 'Please choose one of these.',
  checkbox: 'Please tick this box.',
}

const checks: Checks = {
  text: ({ maxLength }, answer) =>
    /[\n\r]/.test(answer) ? 'Please write this on one line.' : tooLong(answer, maxLength),
  textarea: ({ minLength = 0, maxLength }, answer) =>
    lengthOf(answer) < minLength
      ? `Please write at least ${count(minLength, 'character')}. So far there ${lengthOf(answer) === 1 ? 'is' : 'are'} ${inFigures(lengthOf(answer))}.`
      : tooLong(answer, maxLength),
  email: (_, answer) =>
    email.test(answer)
      ? tooLong(answer, maxEmailLength)
      : 'Please enter a whole e-mail address, such as name@example.com.',
  phone: (_, answer) =>
    phone.test(asTyped(answer)) && answer.replaceAll(/\D/g, '').length >= minDigits
      ? undefined
      : 'Please enter a phone number, such as 012-345 6789.',
  number: wrongNumber,
  date: wrongDay,
  select: wrongChoice,
  radio: wrongChoice,
  checkbox: ({ required }, answer) => {
    if (answer === 'true') return undefined
    return answer === 'false' && !required ? undefined : missing.checkbox
  },
}

/** @param now milliseconds since 1970, for days that must lie ahead. */
export function answerProblem(field: Question, answer: string, now: number): string | undefined {
  if (answer.trim() === '') return field.required ? missing[field.type] : undefined
  // The table ties each type to its check, which TypeScript cannot follow through a union.
  const check = checks[field.type] as Check<Question>
  return check(field, answer, now)
}

/** The first day that may be chosen, in Malaysia. */
export const firstDay = (notBeforeDays: number, now: number): string =>
  dayInMalaysia(new Date(now + notBeforeDays * dayMs).toISOString())

const tooLong = (answer: string, most: number): string | undefined =>
  lengthOf(answer) > most
    ? `Please write at most ${count(most, 'character')}. This is ${inFigures(lengthOf(answer) - most)} too many.`
    : undefined

function wrongNumber({ min, max }: FormFieldOf<'number'>, answer: string): string | undefined {
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(answer.trim())) return 'Please enter a number in figures, such as 20.'
  const number = Number(answer)
  // A field with a whole minimum takes whole numbers only.
  if (Number.isInteger(min) && !Number.isInteger(number)) return 'Please enter a whole number, such as 20.'
  if ((min === undefined || number >= min) && (max === undefined || number <= max)) return undefined
  if (min === undefined) return `Please enter a number of at most ${inFigures(max ?? number)}.`
  if (max === undefined) return `Please enter a number of at least ${inFigures(min)}.`
  return `Please enter a number from ${inFigures(min)} to ${inFigures(max)}.`
}

function wrongDay({ notBeforeDays }: FormFieldOf<'date'>, answer: string, now: number): string | undefined {
  if (!isDay(answer)) return 'Please choose a day of the calendar.'
  if (notBeforeDays === undefined) return undefined
  const first = firstDay(notBeforeDays, now)
  return answer < first ? `Please choose ${inWords(first)} or a later day.` : undefined
}

/** The 31st of February is none. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

function wrongChoice({ options }: Pick<FormFieldOf<'radio'>, 'options'>, answer: string): string | undefined {
  return options.some(({ value }) => value === answer) ? undefined : missing.radio
}

// Both formats are made when they are needed: a browser takes 10 ms for the first, whenever it has this code.
const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-MY', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
const inFigures = (number: number): string => number.toLocaleString('en-MY')
const count = (number: number, noun: string): string => `${inFigures(number)} ${noun}${number === 1 ? '' : 's'}`
