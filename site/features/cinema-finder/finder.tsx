import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { usePosition } from '#site/features/geolocation/use-position.ts'
import { useListSearch } from '#site/features/search-index/use-list-search.ts'
import { useShowMore } from '#site/features/show-more/use-show-more.ts'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { CountedFilter } from '#site/loaders/content-pages/filters.ts'
import { scrollBehaviour } from '#site/ui/rail/scroll-focused-into-view.ts'
import { Controls } from './controls.tsx'
import { chosenOnly, inOrder } from './find-cinemas.ts'
import { FinderResults } from './finder-results.tsx'
import type { Tiles } from './map/map-types.ts'
import { searchableCinemas } from './searchable-cinemas.ts'
import { useFinderQuery } from './use-finder-query.ts'
import { useOpenings, withOpenings } from './use-openings.tsx'

export interface FinderProps {
  readonly cinemas: readonly FinderCinema[]
  /** How many cinemas are left to fetch, where these are the first part of all. */
  readonly more?: number | undefined
  readonly filters: readonly CountedFilter[]
  readonly tiles?: Tiles | undefined
  /** Level of the headings inside. */
  readonly level?: 2 | 3
}

/** Search of cinemas by text, state, brand, experience, distance and map. */
export function Finder({ cinemas: first, more, filters, tiles, level = 2 }: FinderProps) {
  const { text, choices, type, flush, choose, clear } = useFinderQuery(filters)
  const { position, requestPosition, forgetPosition } = usePosition()
  const [isMapped, setMapped] = useState(false)
  const isNarrowed = text.trim() !== '' || choices.length > 0
  const { most, demand } = useShowMore<{ readonly cinemas: readonly FinderCinema[] }>(
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
  const results = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Who asks for the nearest sees them come, on phones too.
  useEffect(() => {
    if (visitor && results.current && results.current.getBoundingClientRect().top > innerHeight / 3)
      results.current.scrollIntoView({ behavior: scrollBehaviour() })
  }, [visitor])
  const shown = useDeferredValue({
    cinemas: found,
    total: isWhole ? found.length : first.length + (more ?? 0),
    step: more === undefined ? undefined : first.length,
    most,
    demand,
    visitor,
    tiles,
    level,
    isWhole,
    isNarrowed,
    isGrouped: ids === undefined && choices.length === 0,
    state: isFetching ? 'loading' : state,
    // This click removes its own button.
    clear() {
      field.current?.focus()
      clear()
    },
    openMap: () => setMapped(true),
  } as const)
  return (
    <div className="finder">
      <Controls
        field={field}
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
      <div ref={results}>
        <FinderResults found={shown} />
      </div>
    </div>
  )
}
