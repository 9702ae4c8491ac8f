/** Reads what stands in the fields of the page, and writes into them. The page, and nobody else, holds what was typed. */
import { type Answers, answerTo, type FormField } from '#content/schema/answers/form-field.ts'

/** No field of an editor begins with a capital letter. */
export const honeypotName = 'Website'

/** Attribute of the element in which the bot challenge shows itself. */
export const challengePlace = 'data-challenge'

/** Stands for what was typed where the browser can read no number or day in it, and says that nothing is there. */
const unreadable = '?'

/** What stands in the fields, without files. @param fields that are shown */
export function readAnswers(form: HTMLFormElement, fields: readonly FormField[]): Answers {
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, string][] => {
      const control = form.elements.namedItem(name)
      if (type === 'upload' || !control) return []
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        return [[name, control.checked ? 'true' : '']]
      if (isLoneRadio(control)) return [[name, control.checked ? control.value : '']]
      if (control instanceof HTMLInputElement && control.validity.badInput) return [[name, unreadable]]
      return [[name, 'value' in control ? String(control.value) : '']]
    }),
  )
}

/** The one option of a question: several are a list of nodes, whose value is that of the chosen one. */
const isLoneRadio = (control: RadioNodeList | Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

export function readFiles(form: HTMLFormElement, fields: readonly FormField[]): Readonly<Record<string, File>> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, File][] => {
      const control = form.elements.namedItem(name)
      const file = type === 'upload' && control instanceof HTMLInputElement ? control.files?.[0] : undefined
      return file ? [[name, file]] : []
    }),
  )
}

/** The focus stays at the field, as the button that was pressed goes away. */
export function emptyFile(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (!(control instanceof HTMLInputElement)) return
  control.value = ''
  control.focus()
}

export function readHoneypot(form: HTMLFormElement): string {
  const control = form.elements.namedItem(honeypotName)
  return control instanceof HTMLInputElement ? control.value : ''
}

/** Fills the fields in which nothing stands yet: what was typed since is newer. */
export function fillIn(form: HTMLFormElement, fields: readonly FormField[], answers: Answers): void {
  const typed = readAnswers(form, fields)
  for (const { name, type } of fields) {
    const answer = answerTo(answers, name)
    const control = form.elements.namedItem(name)
    if (type === 'upload' || !control || answer === '' || answerTo(typed, name) !== '') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = answer === 'true'
    else if (isLoneRadio(control)) control.checked = answer === control.value
    else if ('value' in control) control.value = answer
  }
}

/** Name of the field that a control belongs to. */
export const nameOf = (target: EventTarget | null): string | undefined =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement) &&
  target.name !== honeypotName
    ? target.name
    : undefined
