/** The parameters of the address that say what is wished for, and those that a form is opened with. */
import { answerProblem } from '#content/schema/answers/answer-problem.ts'
import type { Booking } from '#site/loaders/content-pages/packages/booking.ts'
import type { PartyCriteria } from './plan.ts'

export const guestsParameter = 'guests'
export const cinemaParameter = 'cinema'

/** The value for those who have a cinema of their own, and wish for none in particular. */
export const anyCinema = 'any'

/** Guests; more than any hall has seats. */
export const mostGuests = 9999

const guestsField = {
  type: 'number',
  name: guestsParameter,
  label: 'How many guests?',
  required: false,
  min: 1,
  max: mostGuests,
} as const

/** A sentence that says what to do where a text is no number of guests, as forms say it. */
export const guestsProblem = (text: string): string | undefined => answerProblem(guestsField, text, 0)

/** The number that a text says; undefined for what is no number of guests. */
export const guestsIn = (text: string): number | undefined =>
  text.trim() === '' || guestsProblem(text) ? undefined : Number(text)

/** The address of the form, with what is known filled in. */
export function bookingHref({ href, anchor, guests, cinema }: Booking, criteria: PartyCriteria): string {
  const filled = [
    [guests, criteria.guests],
    [cinema, criteria.cinema],
  ].flatMap(([name, value]): [string, string][] => (name && value ? [[String(name), String(value)]] : []))
  const query = filled.length === 0 ? '' : `${href.includes('?') ? '&' : '?'}${new URLSearchParams(filled)}`
  return `${href}${query}${anchor ? `#${anchor}` : ''}`
}
