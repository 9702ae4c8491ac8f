/** The halls that a form offers: those of the cinema that was answered. */
import { asksForHall, cinemaFieldAbove } from './cinema-fields.ts'
import { type Answers, answerTo, type FormField } from './form-field.ts'

/** @param hallsOf the halls of the cinema that was answered; none for no cinema. */
export const withHalls = <F extends FormField>(
  fields: readonly F[],
  answers: Answers,
  hallsOf: (cinema: string) => readonly string[],
): readonly F[] =>
  fields.map((field, index): F => {
    if (!asksForHall(field)) return field
    const cinema = cinemaFieldAbove(fields, index)
    const halls = cinema ? hallsOf(answerTo(answers, cinema.name)) : []
    return { ...field, options: halls.map((hall) => ({ value: hall, label: hall })) }
  })
