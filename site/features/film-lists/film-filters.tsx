import type { Filter } from '#site/loaders/content-pages/filters.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Select } from '#site/ui/select/select.tsx'

interface Props {
  readonly filters: readonly Filter[]
  /** In how many of the filters something is chosen. */
  readonly chosen: number
  /** Whether the filters are shown on phones, where they are behind a button. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onChoose: (name: string, value: string) => void
}

export function FilmFilters({ filters, chosen, isOpen, onToggle, onChoose }: Props) {
  const query = useQuery()
  if (filters.length === 0) return null
  return (
    <>
      <Button isSmall className="toggle" aria-expanded={isOpen} onClick={onToggle}>
        Filter{chosen > 0 && ` (${chosen})`}
      </Button>
      <div className="filters" data-open={isOpen || undefined}>
        {filters.map(({ id, label, options }) => (
          <Select
            key={id}
            label={label}
            value={query.get(id) ?? ''}
            options={[{ value: '', label: 'Any' }, ...options]}
            onChange={(value) => onChoose(id, value)}
          />
        ))}
      </div>
    </>
  )
}
