/** Which fields of a form are shown. What is not shown is neither required nor sent. */
import { type Answers, answerTo, type FormField } from './form-field.ts'

/** A field waits for the answer to one above it, which has to be shown itself. */
export function shownFields<F extends FormField>(fields: readonly F[], answers: Answers): readonly F[] {
  const shown = new Set<string>()
  return fields.filter(({ name, shownWhen }) => {
    if (shownWhen && !(shown.has(shownWhen.field) && shownWhen.values.includes(answerTo(answers, shownWhen.field))))
      return false
    shown.add(name)
    return true
  })
}
