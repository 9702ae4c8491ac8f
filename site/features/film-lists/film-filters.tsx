import { useQuery } from '#site/navigation/use-query.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Select } from '#site/ui/select/select.tsx'
import type { usableFilters } from './film-choices.ts'
import styles from './filtered-films.module.css'

interface Props {
  readonly filters: ReturnType<typeof usableFilters>
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
      <Button isSmall className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        Filter{chosen > 0 && ` (${chosen})`}
      </Button>
      <div className={styles.filters} data-open={isOpen || undefined}>
        {filters.map(({ label, name, options }) => (
          <Select
            key={name}
            label={label}
            value={query.get(name) ?? ''}
            options={[{ value: '', label: 'Any' }, ...options]}
            onChange={(value) => onChoose(name, value)}
          />
        ))}
      </div>
    </>
  )
}
