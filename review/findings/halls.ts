/** Halls are said twice: as rows, and in two numbers, which pages show. */
import { titleOf } from '#content/schema/entry-key.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { RuleMatch } from './rule.ts'

/** Where no rows are, there is nothing to compare. */
export function* otherHalls({ content }: Side): Generator<RuleMatch> {
  for (const [key, entry] of content.entries) {
    if (entry.type !== 'cinema' || entry.halls.length === 0) continue
    const { numberOfHalls, seatingCapacity, halls } = entry
    const place = { entry: key, title: titleOf(entry) }
    const seats = halls.reduce((sum, hall) => sum + hall.seats, 0)
    if (numberOfHalls !== halls.length)
      yield {
        ...place,
        field: 'numberOfHalls',
        message: `is ${numberOfHalls}, and the rows of halls are ${halls.length}`,
      }
    if (seatingCapacity !== seats)
      yield {
        ...place,
        field: 'seatingCapacity',
        message: `is ${seatingCapacity}, and the rows of halls add up to ${seats}`,
      }
  }
}
