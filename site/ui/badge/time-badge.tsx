import { useEffect, useState } from 'react'
import { type Badge as BadgeData, badgeOf } from '#site/shared/badge.ts'
import { Badge } from './badge.tsx'

interface Props {
  readonly badge: BadgeData
  /** Renders nothing for entries that are running, as most entries on a list are. */
  readonly isHiddenWhileRunning?: boolean
}

/** The badge as of the site's clock while hydrating, then as of the visitor's. */
export function useBadge(badge: BadgeData): Pick<BadgeData, 'text' | 'tone'> {
  const [instant, setInstant] = useState<string>()
  useEffect(() => setInstant(new Date().toISOString()), [])
  return instant === undefined ? badge : badgeOf(badge.kind, badge, instant)
}

/** State of an entry: coming, running or over. */
export function TimeBadge({ badge, isHiddenWhileRunning = false }: Props) {
  const { text, tone } = useBadge(badge)
  return isHiddenWhileRunning && tone === 'running' ? null : <Badge tone={tone}>{text}</Badge>
}
