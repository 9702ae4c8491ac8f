/** Scroll positions of history entries, and heights that they depend on, kept for the session so that they survive a reload. */
import { defaultKey, type Location } from '#site/router/location.ts'

/** The scroll position, in pixels, at a press just now: Firefox and Safari tell of a `#` link when they have jumped. */
export const pressed: { at?: number | undefined } = {}

const storageKey = 'scroll-positions'

/** The router's key is the default one for the first entry of a visit, and for entries made by plain `#` links. */
const keyOf = ({ key, pathname, search, hash }: Location): string =>
  key === defaultKey ? `${pathname}${search}${hash}` : key

/** In pixels: the positions, by entry, and what parts took that come late, by the address that they are asked from. */
export const kept: Map<string, number> = read()

export const positionAt = (location: Location): number | undefined => kept.get(keyOf(location))

export const keepPosition = (location: Location): void => void kept.set(keyOf(location), pressed.at ?? window.scrollY)

/** Called before the page is unloaded; then the browser restores the position itself, which needs no script. */
export function persistPositions(location: Location): void {
  keepPosition(location)
  history.scrollRestoration = 'auto'
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...kept]))
  } catch {
    // Without storage only the position is lost.
  }
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    // Storage is forbidden, or holds what nobody of us has put there.
    return new Map()
  }
}
