import { useMemo, useState } from 'react'
import { InParts } from '#site/features/list-in-parts/in-parts.tsx'
import { useParts } from '#site/features/list-in-parts/use-parts.ts'
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
import { useOpenings, withOpenings } from './use-openings.ts'
import { usePosition } from './use-position.ts'

export interface FinderProps {
  readonly cinemas: readonly FinderCinema[]
  /** Where the cinemas are the first part of all, how many are left. */
  readonly more?: number | undefined
  readonly filters: readonly FinderFilter[]
  readonly tiles?: Tiles | undefined
  /** Level of the headings inside. */
  readonly level?: 2 | 3
}

/** Search of cinemas by text, state, brand, experience, distance and map. */
export function Finder({ cinemas: first, more, filters, tiles, level = 2 }: FinderProps) {
  const names = useMemo(() => filters.map(({ id }) => id), [filters])
  const { text, choices, type, flush, choose, clear } = useFinderQuery(names)
  const { position, requestPosition, forgetPosition } = usePosition()
  const [isMapped, setMapped] = useState(false)
  const isNarrowed = text.trim() !== '' || choices.length > 0
  const { most, demand } = useParts<{ readonly cinemas: readonly FinderCinema[] }>(
    more && first.length,
    isNarrowed || isMapped || position.is === 'requested' || position.is === 'known',
  )
  const cinemas = demand.rest?.cinemas ?? first
  const isFetching = demand.state === 'fetching'
  const { ids, state, prepare } = useListSearch(cinemas, searchableCinemas, isFetching ? '' : text)
  const openings = useOpenings()
  const found = withOpenings(chosenOnly(inOrder(cinemas, ids), choices), openings)
  const isWhole = more === undefined || demand.rest !== undefined
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
      <div className={styles.split}>
        <MapSection cinemas={found} visitor={visitor} tiles={tiles} onOpen={() => setMapped(true)}>
          <p role="status">
            {statusText(
              isWhole ? found.length : first.length + (more ?? 0),
              isNarrowed,
              isFetching ? 'loading' : state,
            )}
            {visitor && found.length > 0 && ', the nearest first. Your position stays on this device.'}
          </p>
          {isNarrowed && (
            <Button variant="link" onClick={clear}>
              Clear the search
            </Button>
          )}
        </MapSection>
        {found.length > 0 && more === undefined ? (
          <Results
            cinemas={found}
            visitor={visitor}
            isGrouped={ids === undefined && choices.length === 0}
            level={level}
          />
        ) : found.length > 0 || !isWhole ? (
          <InParts
            count={Math.min(most, found.length)}
            total={isWhole ? found.length : first.length + (more ?? 0)}
            step={first.length}
            isNarrowed={isNarrowed}
            demand={demand}
            noun="cinemas"
          >
            <Results cinemas={found} visitor={visitor} most={most} level={level} />
          </InParts>
        ) : (
          <div className="wrap">
            <EmptyState
              noun="cinemas"
              message="No cinema is like that. Try a town, a state, or a word such as “beds” or “rail”."
            />
          </div>
        )}
      </div>
    </div>
  )
}

function statusText(count: number, isNarrowed: boolean, state: SearchState): string {
  if (state === 'loading') return 'Searching …'
  const cinemas = `${count === 0 ? 'No' : count} ${count === 1 ? 'cinema' : 'cinemas'}`
  if (state === 'failed') return `The search cannot be reached right now. Listed without it: ${cinemas}`
  return isNarrowed ? `${cinemas} found` : cinemas
}
