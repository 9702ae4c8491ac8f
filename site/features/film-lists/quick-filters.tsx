import type { QuickFilter } from '#site/loaders/content-pages/quick-filters.ts'
import { useQuery, withParameters } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'

interface Props {
  readonly quickFilters: readonly QuickFilter[]
  readonly onChoose: () => void
}

/** Choices for somebody who does not know yet what to look for. A second press on one takes it back. */
export function QuickFilters({ quickFilters, onChoose }: Props) {
  const query = useQuery()
  const { pathname } = useLocation()
  if (quickFilters.length === 0) return null
  return (
    <ChipRow label="Ideas">
      {quickFilters.map(({ name, value, label }) => {
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
