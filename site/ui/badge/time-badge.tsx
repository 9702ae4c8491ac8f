import { type Badge as BadgeData, labels, wordsAt } from '#site/shared/badge.ts'
import { changesOf } from '#site/shared/film-state.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { Badge } from './badge.tsx'

interface Props {
  readonly badge: BadgeData
  /** Renders nothing for entries that are running, as most on a list are, and for events in good time, whose cards begin with their days. */
  readonly isOnList?: boolean
}

/** The badge as of the site's clock while hydrating, then as of the visitor's. */
export function useBadge(badge: BadgeData): Pick<BadgeData, 'text' | 'tone'> {
  const now = useCurrentTime(
    badge.kind === 'film' ? changesOf(badge) : [badge.from, badge.to].filter((instant) => instant !== undefined),
  )
  return now === undefined ? badge : wordsAt(badge, now)
}

/** State of an entry: coming, running or over. */
export function TimeBadge({ badge, isOnList = false }: Props) {
  const { text, tone } = useBadge(badge)
  if (isOnList && (tone === 'running' || text === labels.event.coming)) return null
  return <Badge tone={tone}>{text}</Badge>
}
