/** Scroll positions of history entries, kept for the session so that they survive a reload. */
import { defaultKey, type Location } from '#site/router/location.ts'

const storageKey = 'scroll-positions'

/** The router's key is the default one for the first entry of a visit, and for entries made by plain `#` links. */
const keyOf = ({ key, pathname, search, hash }: Location): string =>
  key === defaultKey ? `${pathname}${search}${hash}` : key

export class ScrollPositions {
  readonly #positions: Map<string, number>

  constructor() {
    this.#positions = new Map(read())
  }

  get(location: Location): number | undefined {
    return this.#positions.get(keyOf(location))
  }

  save(location: Location, position = window.scrollY): void {
    this.#positions.set(keyOf(location), position)
  }

  /** Before the page is unloaded; then the browser restores the position itself, which needs no script. */
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

function read(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}
