import { useMemo } from 'react'
import { type SearchState, useListSearch } from '#site/features/search-index/use-list-search.ts'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import { Button } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import styles from './cinema-finder.module.css'
import { Controls, type FinderFilter } from './controls.tsx'
import { chosenOnly, inOrder } from './find-cinemas.ts'
import { MapSection } from './map-section.tsx'
import type { Tiles } from './map-types.ts'
import { Results } from './results.tsx'
import { searchableCinemas } from './searchable-cinemas.ts'
import { useFinderQuery } from './use-finder-query.ts'
import { usePosition } from './use-position.ts'

interface Props {
  readonly cinemas: readonly FinderCinema[]
  readonly filters: readonly FinderFilter[]
  readonly tiles?: Tiles | undefined
  /** Level of the headings inside. */
  readonly level?: 2 | 3
}

/** Search of cinemas by text, state, brand, experience, distance and map. */
export function CinemaFinder({ cinemas, filters, tiles, level = 2 }: Props) {
  const names = useMemo(() => filters.map(({ id }) => id), [filters])
  const { text, choices, type, flush, choose, clear } = useFinderQuery(names)
  const { ids, state, prepare } = useListSearch(cinemas, searchableCinemas, text)
  const { position, requestPosition, forgetPosition } = usePosition()
  const found = chosenOnly(inOrder(cinemas, ids), choices)
  const isNarrowed = text.trim() !== '' || choices.length > 0
  const visitor = position.is === 'known' ? position.coordinates : undefined
  return (
    <div className={styles.finder}>
      <Controls
        text={text}
        filters={filters}
        choices={choices}
        position={position}
        onEnter={prepare}
        onType={type}
        onLeave={flush}
        onChoose={choose}
        onNear={visitor ? forgetPosition : requestPosition}
      />
      <MapSection cinemas={found} visitor={visitor} tiles={tiles}>
        <p role="status">
          {statusText(found.length, isNarrowed, state)}
          {visitor && found.length > 0 && ', the nearest first. Your position stays on this device.'}
        </p>
        {isNarrowed && (
          <Button variant="link" onClick={clear}>
            Clear the search
          </Button>
        )}
      </MapSection>
      {found.length > 0 ? (
        <Results
          cinemas={found}
          visitor={visitor}
          isGrouped={ids === undefined && choices.length === 0}
          level={level}
        />
      ) : (
        <div className="wrap">
          <EmptyState
            noun="cinemas"
            message="No cinema is like that. Try a town, a state, or a word such as “beds” or “rail”."
          />
        </div>
      )}
    </div>
  )
}

function statusText(count: number, isNarrowed: boolean, state: SearchState): string {
  if (state === 'loading') return 'Searching …'
  const cinemas = `${count === 0 ? 'No' : count} ${count === 1 ? 'cinema' : 'cinemas'}`
  if (state === 'failed') return `The search cannot be reached right now. Listed without it: ${cinemas}`
  return isNarrowed ? `${cinemas} found` : cinemas
}
