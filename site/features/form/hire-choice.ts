/** Which cinema and which of its halls are chosen, in a form that asks for a hall, and which package. */

import { asksForCinema, asksForHall } from '#content/schema/answers/cinema-fields.ts'
import { type Answers, answerTo } from '#content/schema/answers/form-field.ts'
import type { HallHire } from '#site/loaders/content-pages/cinemas/hall-hire.ts'
import type { FormFieldView, FormView } from '#site/loaders/content-pages/forms/form.ts'
import type { PricedPackage } from '#site/loaders/content-pages/packages/priced-package.ts'

/** The package that is chosen, for whom, and where. */
export interface PackageChoice {
  readonly field: string
  readonly offer: PricedPackage
  /** Their number, as it was typed. */
  readonly guests: string
  /** Id of the cinema; empty: none in particular. */
  readonly cinema: string
}

export function packageChoice({ offered }: FormView, answers: Answers): PackageChoice | undefined {
  const offer = offered?.packages.find(({ id }) => id === answerTo(answers, offered.field))
  if (!offered || !offer) return undefined
  const { field, guests = '', cinema = '' } = offered
  return { field, offer, guests: answerTo(answers, guests), cinema: answerTo(answers, cinema) }
}

export interface HireChoice {
  /** The name of the field below which their facts stand. */
  readonly field: string
  readonly cinema: HallHire
  readonly hall: HallHire['halls'][number] | undefined
}

const cinemaOf = ({ cinemas }: FormView, name: string): HallHire | undefined =>
  typeof cinemas === 'object' ? cinemas.find(({ slug }) => slug === name) : undefined

export const hallNames = (form: FormView, cinema: string): readonly string[] =>
  cinemaOf(form, cinema)?.halls.map(({ name }) => name) ?? []

export function hireChoice(form: FormView, shown: readonly FormFieldView[], answers: Answers): HireChoice | undefined {
  const cinemaField = shown.findLast(asksForCinema)
  const cinema = cinemaField && cinemaOf(form, answerTo(answers, cinemaField.name))
  if (!cinema) return undefined
  const hallField = shown.findLast(asksForHall)
  const hall = hallField && cinema.halls.find(({ name }) => name === answerTo(answers, hallField.name))
  return { field: (hallField ?? cinemaField).name, cinema, hall }
}
