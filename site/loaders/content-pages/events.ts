/** Events sorted by date. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'

const startOf = ({ from }: Entry<'event'>): number => Date.parse(from)
const isOver = (source: Source, { to }: Entry<'event'>): boolean => Date.parse(to) <= Date.parse(source.asOf)

/** The next event first. */
export const comingEvents = (source: Source): Entry<'event'>[] =>
  source
    .all('event')
    .filter((event) => !isOver(source, event))
    .sort((a, b) => startOf(a) - startOf(b))

/** The latest event first. */
export const pastEvents = (source: Source): Entry<'event'>[] =>
  source
    .all('event')
    .filter((event) => isOver(source, event))
    .sort((a, b) => startOf(b) - startOf(a))
