/** Fields that ask for a cinema, and for one of its halls: what they offer is known when the form is shown, not in the form. */
interface Field {
  readonly type: string
  readonly name: string
  readonly source?: string
}

export const asksForCinema = ({ type, source }: Field): boolean => type === 'select' && source === 'cinemas'
export const asksForHall = ({ type, source }: Field): boolean => type === 'select' && source === 'halls'

/** The field above a choice of halls that says of which cinema: the nearest. */
export const cinemaFieldAbove = <F extends Field>(fields: readonly F[], index: number): F | undefined =>
  fields.slice(0, index).findLast(asksForCinema)

/** The fields that a change of a cinema leaves without an answer. */
export const hallFieldsBelow = <F extends Field>(fields: readonly F[], cinemaField: string): F[] =>
  fields.filter((field, index) => asksForHall(field) && cinemaFieldAbove(fields, index)?.name === cinemaField)
