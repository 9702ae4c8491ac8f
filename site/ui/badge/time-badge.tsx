import { type Badge as BadgeData, badgeTextAt, isSaidOnCard } from '#site/shared/badge.ts'
import { changesOf } from '#site/shared/films/film-state.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { Badge } from './badge.tsx'

interface Props {
  readonly badge: BadgeData
  /** Renders nothing where a card has nothing to say. */
  readonly isOnList?: boolean
}

/** The visitor's time, at each instant at which the badge says something else; undefined while hydrating. */
export const useBadgeTime = (badge: BadgeData): number | undefined => useCurrentTime(changesOf(badge))

/** State of an entry, coming, running or over: as of the site's clock while hydrating, then as of the visitor's. */
export function TimeBadge({ badge, isOnList = false }: Props) {
  const now = useBadgeTime(badge)
  const words = now === undefined ? badge : badgeTextAt(badge, now)
  return isOnList && !isSaidOnCard(words) ? null : <Badge tone={words.tone}>{words.text}</Badge>
}
