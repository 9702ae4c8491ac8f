import { useEffect, useState } from 'react'
import { type Badge as BadgeData, badgeOf } from '../../data/badge.ts'
import { Badge } from './badge.tsx'

/** First as of the site's clock, as the page was built, and then as of the visitor's. */
export function useBadge(badge: BadgeData): Pick<BadgeData, 'text' | 'tone'> {
  const [instant, setInstant] = useState<string>()
  useEffect(() => setInstant(new Date().toISOString()), [])
  return instant === undefined ? badge : badgeOf(badge.kind, badge, instant)
}

/** Where something stands in time. */
export function TimeBadge({ badge }: { readonly badge: BadgeData }) {
  const { text, tone } = useBadge(badge)
  return <Badge tone={tone}>{text}</Badge>
}
