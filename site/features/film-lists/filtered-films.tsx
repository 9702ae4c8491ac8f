import { useQuery } from '#site/navigation/use-query.ts'
import { useNavigate } from '#site/router/location-context.ts'
import { Button } from '#site/ui/button/button.tsx'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Select } from '#site/ui/select/select.tsx'
import styles from './filtered-films.module.css'

export interface FilmFilter {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface Props {
  readonly films: readonly (CardProps & { readonly tags?: readonly string[] })[]
  readonly filters: readonly FilmFilter[]
  readonly noun: string
  /** Number of films shown before 'View More'. */
  readonly shownAtFirst: number
}

/** A grid of films with filters. The choice is in the address, so that it can be shared. */
export function FilteredFilms({ films, filters, noun, shownAtFirst }: Props) {
  const query = useQuery()
  const navigate = useNavigate()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  const usableFilters = filters
    .map((filter) => ({
      ...filter,
      name: filter.label.toLowerCase(),
      options: filter.options.filter(({ value }) => films.some(({ tags }) => tags?.includes(value))),
    }))
    .filter(({ options }) => options.length > 1)
  const chosen = usableFilters.flatMap(({ name }) => query.get(name) ?? [])
  const found = films.filter(({ tags = [] }) => chosen.every((value) => tags.includes(value)))
  const isWhole = query.has('all') || found.length <= shownAtFirst
  return (
    <div className="wrap">
      {usableFilters.length > 0 && (
        <div className={styles.filters} data-print="none">
          {usableFilters.map(({ label, name, options }) => (
            <Select
              key={name}
              label={label}
              value={query.get(name) ?? ''}
              options={[{ value: '', label: 'Any' }, ...options]}
              onChange={(value) => set(name, value)}
            />
          ))}
          <p className={styles.count} role="status">
            {found.length === 1 ? '1 film' : `${found.length} films`}
          </p>
        </div>
      )}
      <Cards cards={isWhole ? found : found.slice(0, shownAtFirst)} noun={noun} />
      {!isWhole && (
        <p className={styles.more}>
          <Button onClick={() => set('all', '1')}>View More</Button>
        </p>
      )}
    </div>
  )
}
