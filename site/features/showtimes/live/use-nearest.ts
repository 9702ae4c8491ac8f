/** Which cinemas are nearest, once the visitor asks. Where they are is fetched then: few ask, and every film would carry it. */
import { useEffect, useState } from 'react'
import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { type Position, usePosition } from '#site/features/near/use-position.ts'
import type { Coordinates } from '#site/shared/place/distance.ts'

/** Address of a cinema's page → where the cinema is. */
export type Places = ReadonlyMap<string, Coordinates>

export interface Nearest {
  readonly visitor: Coordinates
  readonly places: Places
}

export function useNearest() {
  const { position, requestPosition, forgetPosition } = usePosition()
  const [places, setPlaces] = useState<Places | 'unavailable'>()
  const visitor = position.is === 'known' ? position.coordinates : undefined

  useEffect(() => {
    if (!visitor) return
    loadPlaces().then(setPlaces, () => setPlaces('unavailable'))
  }, [visitor])

  const nearest: Nearest | undefined =
    visitor && places !== undefined && places !== 'unavailable' ? { visitor, places } : undefined
  return {
    nearest,
    state: nearest ? 'known' : stateOf(position.is, places),
    toggle: visitor ? forgetPosition : requestPosition,
    forget: forgetPosition,
  } as const
}

function stateOf(is: Position['is'], places: Places | 'unavailable' | undefined): Position['is'] {
  if (is !== 'known') return is
  return places === 'unavailable' ? 'unavailable' : 'requested'
}

async function loadPlaces(): Promise<Places> {
  const cinemas = await loadCinemas()
  return new Map(cinemas.flatMap(({ href, geo }) => (geo ? [[href, geo] as const] : [])))
}
