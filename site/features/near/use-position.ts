/** The visitor's position. Requested only on demand; stays in this page's memory and is never sent. */
import { useState } from 'react'
import type { Coordinates } from '#site/shared/place/distance.ts'

export type Position =
  | { readonly is: 'unknown' | 'requested' }
  | { readonly is: 'known'; readonly coordinates: Coordinates }
  | { readonly is: 'denied' | 'unavailable' }

/** Milliseconds: how long the device may take, and how old a cached position may be. */
const timeout = 15_000
const maximumAge = 300_000

export function usePosition() {
  const [position, setPosition] = useState<Position>({ is: 'unknown' })
  const requestPosition = () => {
    if (!('geolocation' in navigator)) return setPosition({ is: 'unavailable' })
    setPosition({ is: 'requested' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ is: 'known', coordinates: { latitude, longitude } }),
      ({ code }) => setPosition({ is: code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout, maximumAge },
    )
  }
  return { position, requestPosition, forgetPosition: () => setPosition({ is: 'unknown' }) }
}
