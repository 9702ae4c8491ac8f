import type { Entry } from '#content/schema/entry-types.ts'
import { formatDateRange } from '#site/loaders/format/date-range.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import { type Card, hrefOf, picturesOf } from './card.ts'
import { eventBadge } from './entry-badges.ts'

export const eventCard = (source: Source, event: Entry<'event'>): Card => ({
  id: event.slug,
  ...hrefOf(source, event),
  title: event.title,
  kicker: formatDateRange(event),
  text: event.summary,
  meta: [termTitle(source, event.category), event.venue],
  ...picturesOf(source, event.image, event.gallery),
  shape: 'wide',
  tags: [event.category],
  badge: eventBadge(source, event),
})

/** For a list of events that are over: the list says so, and they stay it. */
export function pastEventCard(source: Source, event: Entry<'event'>): Card {
  const { badge: _, ...card } = eventCard(source, event)
  return card
}
