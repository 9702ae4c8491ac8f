import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import styles from './map-section.module.css'
import type { MapProps } from './map-types.ts'

type MapState =
  | { readonly is: 'closed' | 'loading' | 'failed' }
  | { readonly is: 'loaded'; readonly Map: ComponentType<MapProps> }

// Never loaded by the build: Leaflet needs a window on import.
const load = import.meta.env.SSR
  ? undefined
  : async () => {
      const { areStylesThere, CinemaMap } = await import('./cinema-map.tsx')
      await areStylesThere()
      return CinemaMap
    }

interface Props extends MapProps {
  readonly onOpen: () => void
  /** Shown beside the button. */
  readonly children: ReactNode
}

/** A button that loads the map and its code. */
export function MapSection({ children, onOpen, ...props }: Props) {
  const [state, setState] = useState<MapState>({ is: 'closed' })
  const show = () => {
    onOpen()
    setState({ is: 'loading' })
    load?.().then(
      (CinemaMap) => setState({ is: 'loaded', Map: CinemaMap }),
      () => setState({ is: 'failed' }),
    )
  }
  const isLoaded = state.is === 'loaded'
  return (
    <div className={`${styles.section} wrap`}>
      <div className={styles.head}>
        {children}
        <Button
          icon="map"
          isSmall
          className={styles.toggle}
          aria-expanded={isLoaded}
          aria-busy={state.is === 'loading'}
          data-print="none"
          onClick={isLoaded ? () => setState({ is: 'closed' }) : show}
        >
          {isLoaded ? 'Hide the map' : 'Show the map'}
        </Button>
      </div>
      {state.is === 'failed' && (
        <p role="alert" className={styles.problem}>
          The map could not be loaded. Are you online? The list below has every cinema.
        </p>
      )}
      {isLoaded && <state.Map {...props} />}
    </div>
  )
}
