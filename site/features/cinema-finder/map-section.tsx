import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import styles from './map-section.module.css'
import type { MapProps } from './map-types.ts'

type Shown =
  | { readonly is: 'none' | 'loading' | 'failed' }
  | { readonly is: 'there'; readonly Map: ComponentType<MapProps> }

// Never loaded by the build: Leaflet needs a window on import.
const load = import.meta.env.SSR ? undefined : () => import('./cinema-map.tsx')

interface Props extends MapProps {
  /** Shown beside the button. */
  readonly children: ReactNode
}

/** A button that loads the map and its code. */
export function MapSection({ children, ...props }: Props) {
  const [shown, setShown] = useState<Shown>({ is: 'none' })
  const show = () => {
    setShown({ is: 'loading' })
    load?.().then(
      ({ CinemaMap }) => setShown({ is: 'there', Map: CinemaMap }),
      () => setShown({ is: 'failed' }),
    )
  }
  const isThere = shown.is === 'there'
  return (
    <div className={`${styles.part} wrap`}>
      <div className={styles.head}>
        {children}
        <Button
          icon="map"
          isSmall
          className={styles.toggle}
          aria-expanded={isThere}
          aria-busy={shown.is === 'loading'}
          data-print="none"
          onClick={isThere ? () => setShown({ is: 'none' }) : show}
        >
          {isThere ? 'Hide the map' : 'Show the map'}
        </Button>
      </div>
      {shown.is === 'failed' && (
        <p role="alert" className={styles.problem}>
          The map could not be loaded. Are you online? The list below has every cinema.
        </p>
      )}
      {isThere && <shown.Map {...props} />}
    </div>
  )
}
