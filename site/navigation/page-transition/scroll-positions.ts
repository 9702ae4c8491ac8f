/** How far down each entry of the history was left, kept for the session, so that a reload finds it too. */
import type { Location } from 'react-router'

const storageKey = 'scroll-positions'

/** The router names every entry but the first of a visit, and those that a plain `#` link makes. */
const keyOf = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? `${pathname}${search}${hash}` : key

export class ScrollPositions {
  readonly #positions: Map<string, number>

  constructor() {
    this.#positions = new Map(read())
  }

  get(location: Location): number | undefined {
    return this.#positions.get(keyOf(location))
  }

  save(location: Location): void {
    this.#positions.set(keyOf(location), window.scrollY)
  }

  /** Before the page goes away; from then on the browser's own memory serves best, as it needs no script. */
  persist(location: Location): void {
    this.save(location)
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.#positions]))
    } catch {
      // No storage: the position is lost, nothing else.
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
