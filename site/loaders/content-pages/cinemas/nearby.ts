import type { Entry } from '#content/schema/entry-types.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { distanceBetween, formatDistance } from '#site/shared/geo/distance.ts'

/** Cinemas on a page. */
const shown = 4

/** The nearest other cinemas, nearest first. */
export function nearbyCinemas(source: Source, { id, geo }: Entry<'cinema'>): Card[] {
  if (!geo) return []
  return source
    .all('cinema')
    .flatMap((other) => (other.geo && other.id !== id ? [{ other, kilometres: distanceBetween(geo, other.geo) }] : []))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, shown)
    .map(({ other, kilometres }) => {
      const card = cinemaCard(source, other)
      return { ...card, kicker: `${formatDistance(kilometres)} · ${card.kicker}` }
    })
}
