import type { FilmPick } from '#site/loaders/content-pages/film-picks.ts'
import { useQuery, withParameters } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'

interface Props {
  readonly picks: readonly FilmPick[]
  readonly onChoose: () => void
}

/** Choices for somebody who does not know yet what to look for. A second press on one takes it back. */
export function FilmPicks({ picks, onChoose }: Props) {
  const query = useQuery()
  const { pathname } = useLocation()
  if (picks.length === 0) return null
  return (
    <ChipRow label="Ideas">
      {picks.map(({ name, value, label }) => {
        const isChosen = query.get(name) === value
        return (
          <li key={value}>
            <Chip
              href={`${pathname}?${withParameters(query, { [name]: isChosen ? '' : value })}`}
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
