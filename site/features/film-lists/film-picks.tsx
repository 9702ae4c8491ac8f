import { searchWith, useQuery } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { type Choice, inAddress } from '#site/shared/filters.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'

interface Props {
  readonly picks: readonly Choice[]
  readonly onChoose: () => void
}

/** Choices for somebody who does not know yet what to look for. A second press on one takes it back. */
export function FilmPicks({ picks, onChoose }: Props) {
  const query = useQuery()
  const { pathname } = useLocation()
  if (picks.length === 0) return null
  return (
    <ChipRow label="Ideas">
      {picks.map(({ id, tag, label }) => {
        const value = inAddress(tag)
        const isChosen = query.get(id) === value
        return (
          <li key={tag}>
            <Chip
              href={pathname + searchWith(query, { [id]: isChosen ? '' : value })}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
              onClick={onChoose}
            >
              {label}
            </Chip>
          </li>
        )
      })}
    </ChipRow>
  )
}
