/** The visitor's position. Requested only on demand; stays in this page's memory and is never sent. */
import { useRef, useState } from 'react'
import type { Coordinates } from '#site/shared/geo/distance.ts'

export type Position =
  | { readonly is: 'unknown' | 'requested' }
  | { readonly is: 'known'; readonly coordinates: Coordinates }
  | { readonly is: 'denied' | 'unavailable' }

/** Milliseconds: how long the device may take, and how old a cached position may be. */
const timeout = 15_000
const maximumAge = 300_000

export function usePosition() {
  const [position, setPosition] = useState<Position>({ is: 'unknown' })
  /** Number of the last wish: an answer to an earlier one is too late. */
  const wish = useRef(0)
  const requestPosition = () => {
    if (!('geolocation' in navigator)) return setPosition({ is: 'unavailable' })
    setPosition({ is: 'requested' })
    const own = ++wish.current
    const answer = (position: Position) => {
      if (own === wish.current) setPosition(position)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ is: 'known', coordinates: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => answer({ is: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout, maximumAge },
    )
  }
  const forgetPosition = () => {
    wish.current += 1
    setPosition({ is: 'unknown' })
  }
  return { position, requestPosition, forgetPosition }
}
