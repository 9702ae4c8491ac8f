/** Events sorted by date. */
import type { Entry } from '#content/schema/entry-types.ts'
import { displayPeriodOf } from '#site/loaders/format/display-period.ts'
import type { Source } from '#site/loaders/source/source.ts'

const startOf = ({ from }: Entry<'event'>): number => Date.parse(from)
const endOf = ({ to }: Entry<'event'>): number => Date.parse(to)

/** Events in the order in which one would miss them: by their start, or by their end once they have begun, as some go on all year. */
export function comingEvents(source: Source): Entry<'event'>[] {
  const now = Date.parse(source.asOf)
  const next = (event: Entry<'event'>) => (startOf(event) > now ? startOf(event) : endOf(event))
  return source
    .all('event')
    .filter((event) => endOf(event) > now)
    .sort((a, b) => next(a) - next(b))
}

/** Events that are over, and those that will be before the page is too old. The latest event first. */
export const pastEvents = (source: Source): Entry<'event'>[] =>
  source
    .all('event')
    .filter(({ to }) => displayPeriodOf(source, { from: to }) !== undefined)
    .sort((a, b) => startOf(b) - startOf(a))
