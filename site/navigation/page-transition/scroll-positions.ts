/** Scroll positions of history entries, kept for the session so that they survive a reload. */
import { defaultKey, type Location } from '#site/router/location.ts'
import { inStore } from '#site/shared/storage/in-store.ts'

/** The scroll position, in pixels, at a press just now: Firefox and Safari tell of a `#` link when they have jumped. */
export const pressed: { at?: number | undefined } = {}

const storageKey = 'scroll-positions'
const session = () => sessionStorage

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
    inStore(session, (store) => store.setItem(storageKey, JSON.stringify([...this.#positions])))
  }
}

const read = (): Map<string, number> =>
  inStore(session, (store) => new Map(JSON.parse(store.getItem(storageKey) ?? '[]'))) ?? new Map()
