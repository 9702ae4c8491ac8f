/** Which pages are fetched before they are asked for, and how many at a time. */

export const atOnce = 4
/** A page full of links is not to be fetched as a whole: what is over is tried again when it is next seen. */
export const mostWaiting = 20

export class PrefetchQueue {
  readonly #fetch: (path: string) => Promise<void>
  readonly #waiting = new Set<string>()
  readonly #running = new Set<string>()

  constructor(fetch: (path: string) => Promise<void>) {
    this.#fetch = fetch
  }

  /**
   * @param isWanted the visitor points at it: it goes before all others.
   * @returns whether it was taken.
   */
  add(path: string, isWanted: boolean): boolean {
    if (this.#running.has(path)) return true
    if (isWanted) {
      const others = [...this.#waiting].filter((other) => other !== path)
      this.#waiting.clear()
      for (const each of [path, ...others]) this.#waiting.add(each)
    } else if (!this.#waiting.has(path)) {
      if (this.#waiting.size >= mostWaiting) return false
      this.#waiting.add(path)
    }
    this.#next()
    return true
  }

  #next(): void {
    for (const path of this.#waiting) {
      if (this.#running.size >= atOnce) return
      this.#waiting.delete(path)
      this.#running.add(path)
      this.#fetch(path)
        // Nobody has asked for it yet; whoever does is told.
        .catch(() => {})
        .finally(() => {
          this.#running.delete(path)
          this.#next()
        })
    }
  }
}
