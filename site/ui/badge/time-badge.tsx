import { type Badge as BadgeData, wordsAt } from '#site/shared/badge.ts'
import { changesOf } from '#site/shared/film-state.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { Badge } from './badge.tsx'

interface Props {
  readonly badge: BadgeData
  /** Renders nothing for entries that are running, as most entries on a list are. */
  readonly isHiddenWhileRunning?: boolean
}

/** The badge as of the site's clock while hydrating, then as of the visitor's. */
export function useBadge(badge: BadgeData): Pick<BadgeData, 'text' | 'tone'> {
  const now = useCurrentTime(
    badge.kind === 'film' ? changesOf(badge) : [badge.from, badge.to].filter((instant) => instant !== undefined),
  )
  return now === undefined ? badge : wordsAt(badge, now)
}

/** State of an entry: coming, running or over. */
export function TimeBadge({ badge, isHiddenWhileRunning = false }: Props) {
  const { text, tone } = useBadge(badge)
  return isHiddenWhileRunning && tone === 'running' ? null : <Badge tone={tone}>{text}</Badge>
}
