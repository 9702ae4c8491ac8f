import type { Plan } from './plan.ts'

/**
 * At which cinemas a package may be had for so many guests, in a line.
 * @param count of all cinemas that have it. @param chosen name of the cinema that is chosen.
 */
export function whereText({ there, isElsewhere, large }: Plan, count: number, chosen: string | undefined): string {
  if (isElsewhere) return `Not at ${chosen}. ${anywhere(large.length, count)}`
  if (!there) return anywhere(large.length, count)
  if (!there.halls) return `At ${chosen}`
  const [first, ...others] = there.halls
  if (!first) return `No hall for so many at ${chosen}. ${anywhere(large.length, count)}`
  const more = others.length === 0 ? '' : `, or ${others.length === 1 ? 'another hall' : `${others.length} others`}`
  const seats = first.seats === 1 ? '1 seat' : `${first.seats} seats`
  return `${chosen}: ${first.name}, ${seats}${more}`
}

function anywhere(large: number, count: number): string {
  if (count === 0) return 'Ask us where'
  const cinemas = count === 1 ? 'one cinema' : `${count} cinemas`
  if (large === count) return `At ${cinemas}`
  return large === 0 ? 'No cinema has a hall for so many' : `Halls for so many at ${large} of ${cinemas}`
}
