import { memo } from 'react'
import type { SearchState } from '#site/features/search-index/use-list-search.ts'
import { ShowMore } from '#site/features/show-more/show-more.tsx'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { OnDemand } from '#site/navigation/payload/use-on-demand.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'
import { Button } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import type { Tiles } from './map/map-types.ts'
import { MapSection } from './map-section.tsx'
import { Results } from './results.tsx'

/** The cinemas that were found for what was typed and chosen, and how they are shown. */
interface FoundCinemas {
  readonly cinemas: readonly FinderCinema[]
  /** How many there are in all, with those that are left to be fetched. */
  readonly total: number
  /** How many are shown at first, and how many more with each “Show more”; undefined where all are. */
  readonly step: number | undefined
  /** How many are shown. */
  readonly most: number
  readonly demand: OnDemand<object>
  readonly visitor: Coordinates | undefined
  readonly tiles: Tiles | undefined
  readonly level: 2 | 3
  readonly isWhole: boolean
  readonly isNarrowed: boolean
  readonly isGrouped: boolean
  readonly state: SearchState
  readonly clear: () => void
  readonly openMap: () => void
}

/** Rendered when what was typed or chosen is on the screen: a long list takes its time. */
export const FinderResults = memo(function FinderResults({ found }: { readonly found: FoundCinemas }) {
  const { cinemas, total, step, most, demand, visitor, tiles, level, isWhole, isNarrowed, isGrouped, state } = found
  // How many of the others are meant is known when they are there: the list says where they could not be fetched.
  const isKnown = isWhole || state === 'loading' || !(isNarrowed || visitor)
  return (
    <div className="finderFound">
      <div className="finderStatus">
        <p role="status">
          {isKnown && statusText(total, isNarrowed, state)}
          {isWhole && visitor && cinemas.length > 0 && ', the nearest first. Your position stays on this device.'}
        </p>
        {isNarrowed && (
          <Button variant="link" onClick={found.clear}>
            Clear the search
          </Button>
        )}
      </div>
      <MapSection cinemas={cinemas} visitor={visitor} tiles={tiles} onOpen={found.openMap} />
      {cinemas.length > 0 && step === undefined ? (
        <Results cinemas={cinemas} visitor={visitor} isGrouped={isGrouped} level={level} />
      ) : cinemas.length > 0 || !isWhole ? (
        <ShowMore
          count={Math.min(most, cinemas.length)}
          total={total}
          step={step ?? total}
          isNarrowed={isNarrowed}
          demand={demand}
          noun="cinemas"
        >
          <Results cinemas={cinemas} visitor={visitor} most={most} level={level} />
        </ShowMore>
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
})

function statusText(count: number, isNarrowed: boolean, state: SearchState): string {
  if (state === 'loading') return 'Searching …'
  const cinemas = `${count === 0 ? 'No' : count} ${count === 1 ? 'cinema' : 'cinemas'}`
  if (state === 'failed') return `The search cannot be reached right now. Listed without it: ${cinemas}`
  return isNarrowed ? `${cinemas} found` : cinemas
}
