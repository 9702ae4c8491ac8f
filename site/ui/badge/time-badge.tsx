import { useEffect, useState } from 'react'
import { type Badge as BadgeData, badgeOf } from '../../data/badge.ts'
import { Badge } from './badge.tsx'

interface Props {
  readonly badge: BadgeData
  /** Says nothing while it is simply running, as most things on a list are. */
  readonly isQuiet?: boolean
}

/** Where something stands in time: first as of the site's clock, as it was built, and then as of the visitor's. */
export function TimeBadge({ badge, isQuiet = false }: Props) {
  const [instant, setInstant] = useState<string>()
  useEffect(() => setInstant(new Date().toISOString()), [])
  const { text, tone } = instant === undefined ? badge : badgeOf(badge.kind, badge, instant)
  return isQuiet && tone === 'running' ? null : <Badge tone={tone}>{text}</Badge>
}
