import { useEffect, useState } from 'react'
import { type Badge as BadgeData, badgeOf } from '#site/shared/badge.ts'
import { Badge } from './badge.tsx'

interface Props {
  readonly badge: BadgeData
  /** Says nothing while it is simply running, as most things on a list are. */
  readonly isHiddenWhileRunning?: boolean
}

/** First as of the site's clock, as the page was built, and then as of the visitor's. */
export function useBadge(badge: BadgeData): Pick<BadgeData, 'text' | 'tone'> {
  const [instant, setInstant] = useState<string>()
  useEffect(() => setInstant(new Date().toISOString()), [])
  return instant === undefined ? badge : badgeOf(badge.kind, badge, instant)
}

/** Where something stands in time. */
export function TimeBadge({ badge, isHiddenWhileRunning = false }: Props) {
  const { text, tone } = useBadge(badge)
  return isHiddenWhileRunning && tone === 'running' ? null : <Badge tone={tone}>{text}</Badge>
}
