import type { Entry } from '#content/schema/entry-types.ts'
import { formatDateRange } from '#site/loaders/format/date-range.ts'
import { displayPeriodOf } from '#site/loaders/format/display-period.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, picturesOf, summaryOf } from './card.ts'
import { eventBadge, onCard } from './entry-badges.ts'

/** A card for a list of events whenever they are. */
export const eventCard = (source: Source, event: Entry<'event'>): Card => ({
  ...cardWithoutTime(source, event),
  badge: onCard(source, eventBadge(source, event)),
})

/** A card for a list of events to come, which an event leaves as it ends. */
export const comingEventCard = (source: Source, event: Entry<'event'>): Card => ({
  ...eventCard(source, event),
  ...ifPresent('displayPeriod', displayPeriodOf(source, { to: event.to })),
})

/** A card for a list of events that are over, which an event joins as it ends. The list says that they are over. */
export function pastEventCard(source: Source, event: Entry<'event'>): Card {
  const displayPeriod = displayPeriodOf(source, { from: event.to })
  return {
    ...cardWithoutTime(source, event),
    // Until it ends, it is on the same page among those to come.
    id: `past-${event.slug}`,
    ...(displayPeriod?.isNow ? {} : ifPresent('displayPeriod', displayPeriod)),
  }
}

const cardWithoutTime = (source: Source, event: Entry<'event'>): Card => ({
  id: event.slug,
  ...hrefOf(source, event),
  title: event.title,
  kicker: formatDateRange(event),
  ...summaryOf(event),
  // In one: where it takes two lines, a venue that begins the second stands below some words and beside others.
  meta: [`${termTitle(source, event.category)} · ${event.venue}`],
  ...picturesOf(source, event.image, event.gallery),
  shape: 'wide',
  tags: [event.category],
})
