/** Events sorted by date. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'

const begin = ({ from }: Entry<'event'>): number => Date.parse(from)
const isOver = (source: Source, { to }: Entry<'event'>): boolean => Date.parse(to) <= Date.parse(source.asOf)

/** The next event first. */
export const comingEvents = (source: Source): Entry<'event'>[] =>
  source
    .all('event')
    .filter((event) => !isOver(source, event))
    .sort((a, b) => begin(a) - begin(b))

/** The latest event first. */
export const pastEvents = (source: Source): Entry<'event'>[] =>
  source
    .all('event')
    .filter((event) => isOver(source, event))
    .sort((a, b) => begin(b) - begin(a))
