/** Scroll positions of history entries, kept for the session so that they survive a reload. */
import { defaultKey, type Location } from '#site/router/location.ts'

/** The scroll position, in pixels, at a press just now: Firefox and Safari tell of a `#` link when they have jumped. */
export const pressed: { at?: number | undefined } = {}

const storageKey = 'scroll-positions'

/** The router's key is the default one for the first entry of a visit, and for entries made by plain `#` links. */
const keyOf = ({ key, pathname, search, hash }: Location): string =>
  key === defaultKey ? `${pathname}${search}${hash}` : key

export class ScrollPositions {
  readonly #positions = read()

  get(location: Location): number | undefined {
    return this.#positions.get(keyOf(location))
  }

  save(location: Location): void {
    this.#positions.set(keyOf(location), pressed.at ?? window.scrollY)
  }

  /** Called before the page is unloaded; then the browser restores the position itself, which needs no script. */
  persist(location: Location): void {
    this.save(location)
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.#positions]))
    } catch {
      // Without storage only the position is lost.
    }
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
