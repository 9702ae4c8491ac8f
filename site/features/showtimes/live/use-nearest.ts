/**
 * Finds the nearest cinemas when the visitor asks. Their coordinates are fetched then: few ask, and every film would
 * carry them.
 */
import { useEffect, useState } from 'react'
import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { usePosition } from '#site/features/geolocation/use-position.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'

/** Address of a cinema's page → where the cinema is, if that is known. */
export type Places = ReadonlyMap<string, Coordinates | undefined>

export interface Nearest {
  readonly visitor: Coordinates
  readonly places: Places
}

export function useNearest() {
  const { position, requestPosition, forgetPosition } = usePosition()
  /** Null where they could not be fetched. */
  const [places, setPlaces] = useState<Places | null>()
  const visitor = position.is === 'known' ? position.coordinates : undefined

  useEffect(() => {
    if (!visitor) return
    loadCinemas().then(
      (cinemas) => setPlaces(new Map(cinemas.map(({ href, geo }) => [href, geo]))),
      () => setPlaces(null),
    )
  }, [visitor])

  const nearest: Nearest | undefined = visitor && places ? { visitor, places } : undefined
  return {
    nearest,
    state: nearest ? 'known' : !visitor ? position.is : places === null ? 'unplaced' : 'requested',
    toggle: nearest ? forgetPosition : requestPosition,
    forget: forgetPosition,
  } as const
}
