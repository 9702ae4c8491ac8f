import type { Badge as BadgeData } from '#site/shared/badge.ts'
import { Badge } from './badge.tsx'
import { useStages } from './use-stages.ts'

/** The badge of an entry on its own page: nothing beside it moves as it says something else by the visitor's clock. */
export function StagedBadge({ badge }: { readonly badge: BadgeData }) {
  const { stages, during } = useStages(badge)
  const byText = new Map(stages.map((stage) => [stage.text, stage]))
  return [...byText.values()].map(({ text, tone }) => {
    const attributes = during((stage) => stage.text === text)
    return (
      <span key={text} {...attributes} style={{ display: 'flex', ...attributes?.style }}>
        <Badge tone={tone}>{text}</Badge>
      </span>
    )
  })
}
