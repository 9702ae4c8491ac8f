/** Decides which fields of a form are shown. A hidden field is neither required nor sent. */
import { asksForHall, cinemaFieldAbove } from './cinema-fields.ts'
import { type Answers, answerTo, type FormField } from './form-field.ts'

/** A field waits for the answer to one above it, which has to be shown itself; a choice of halls, for a cinema that has some. */
export function visibleFields<F extends FormField>(fields: readonly F[], answers: Answers): readonly F[] {
  const shown = new Set<string>()
  return fields.filter((field, index) => {
    const { name, shownWhen } = field
    if (shownWhen && !(shown.has(shownWhen.field) && shownWhen.values.includes(answerTo(answers, shownWhen.field))))
      return false
    if (asksForHall(field) && !(hasChoices(field) && shown.has(cinemaFieldAbove(fields, index)?.name ?? '')))
      return false
    shown.add(name)
    return true
  })
}

const hasChoices = (field: FormField): boolean => 'options' in field && field.options.length > 0
