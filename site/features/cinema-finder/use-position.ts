/** The visitor's position. Requested only on demand; stays in this page's memory and is never sent. */
import { useState } from 'react'
import type { Coordinates } from '#site/shared/distance.ts'

export type Position =
  | { readonly is: 'unknown' | 'asked' }
  | { readonly is: 'known'; readonly coordinates: Coordinates }
  | { readonly is: 'refused' | 'missing' }

/** Milliseconds: how long the device may take, and how old a cached position may be. */
const timeout = 15_000
const maximumAge = 300_000

export function usePosition() {
  const [position, setPosition] = useState<Position>({ is: 'unknown' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setPosition({ is: 'missing' })
    setPosition({ is: 'asked' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ is: 'known', coordinates: { latitude, longitude } }),
      ({ code }) => setPosition({ is: code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'missing' }),
      { timeout, maximumAge },
    )
  }
  return { position, ask, forget: () => setPosition({ is: 'unknown' }) }
}
