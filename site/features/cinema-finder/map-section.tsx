import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNearViewport } from '#site/features/viewport/use-near-viewport.ts'
import { Button } from '#site/ui/button/button.tsx'
import type { MapProps } from './map/map-types.ts'

type MapState =
  | { readonly is: 'closed' | 'loading' | 'failed' }
  | { readonly is: 'loaded'; readonly Map: ComponentType<MapProps> }

// Never loaded by the build: Leaflet needs a window on import.
const load = import.meta.env.SSR
  ? undefined
  : () => import('./map/cinema-map.tsx').then((part) => part.loadWithStyles())

interface Props extends MapProps {
  readonly onOpen: () => void
}

/** Whether there is room for the map beside the list: the same width as in `cinema-finder.css`. */
const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches

/** The map, whose code is loaded by a button, or where it has a place of its own when that comes near. */
export function MapSection({ onOpen, ...props }: Props) {
  const [state, setState] = useState<MapState>({ is: 'closed' })
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  const show = () => {
    onOpen()
    setState({ is: 'loading' })
    load?.().then(
      (CinemaMap) => setState({ is: 'loaded', Map: CinemaMap }),
      () => setState({ is: 'failed' }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is shown of the list by then.
  useEffect(() => {
    if (isNear && isWide()) show()
  }, [isNear])
  const isLoaded = state.is === 'loaded'
  return (
    <div className="finderMap">
      <Button
        icon="map"
        isSmall
        className="finderMapToggle"
        aria-expanded={isLoaded}
        aria-busy={state.is === 'loading'}
        data-print="none"
        onClick={isLoaded ? () => setState({ is: 'closed' }) : show}
      >
        {isLoaded ? 'Hide the map' : 'Show the map'}
      </Button>
      {state.is === 'failed' && (
        <p role="alert" className="finderMapProblem">
          The map could not be loaded. Are you online? The list below has every cinema.
        </p>
      )}
      <div ref={place} className="finderMapPlace" data-print="none">
        {isLoaded && <state.Map {...props} />}
      </div>
    </div>
  )
}
