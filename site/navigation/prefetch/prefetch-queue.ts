/** Which pages are fetched before they are asked for, and how many at a time. */

export const maxConcurrent = 4
/** A page full of links is not to be fetched as a whole: what is over is tried again when it is next seen. */
export const maxQueued = 20

export class PrefetchQueue {
  readonly #fetch: (path: string) => Promise<void>
  readonly #queued = new Set<string>()
  readonly #running = new Set<string>()

  constructor(fetch: (path: string) => Promise<void>) {
    this.#fetch = fetch
  }

  /**
   * @param isUrgent the visitor points at it: it goes before all others.
   * @returns whether it was taken.
   */
  add(path: string, isUrgent: boolean): boolean {
    if (this.#running.has(path)) return true
    if (isUrgent) {
      const others = [...this.#queued].filter((other) => other !== path)
      this.#queued.clear()
      for (const queued of [path, ...others]) this.#queued.add(queued)
    } else if (!this.#queued.has(path)) {
      if (this.#queued.size >= maxQueued) return false
      this.#queued.add(path)
    }
    this.#next()
    return true
  }

  #next(): void {
    for (const path of this.#queued) {
      if (this.#running.size >= maxConcurrent) return
      this.#queued.delete(path)
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
