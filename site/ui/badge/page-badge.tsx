import type { CSSProperties } from 'react'
import { type Badge as BadgeData, badgeTextAt } from '#site/shared/badge.ts'
import { Badge } from './badge.tsx'
import { useBadgeTime } from './time-badge.tsx'

/** The badge of an entry on its own page, with all that it says within the page's age: as the time is known, nothing beside it moves. */
export function PageBadge({ badge }: { readonly badge: BadgeData }) {
  const now = useBadgeTime(badge)
  const { soon = [] } = badge
  const current = now === undefined ? badge : badgeTextAt(badge, now)
  const stages = [badge, ...soon.map((instant) => badgeTextAt(badge, Date.parse(instant)))]
  const isBuilt = stages.some(({ text }) => text === current.text)
  return [...stages, ...(isBuilt ? [] : [current])].map(({ text, tone }, index) => (
    <span
      key={index}
      // React's types know no custom properties.
      style={{ display: text === current.text ? 'flex' : 'none', '--pre-paint-display': 'flex' } as CSSProperties}
      hidden={text !== current.text}
      data-begins={soon[index - 1]}
      data-ends={soon[index]}
    >
      <Badge tone={tone}>{text}</Badge>
    </span>
  ))
}
