/** The queue of pages to prefetch. */

/** Pages fetched at the same time. */
export const maxConcurrent = 4
/** Pages that wait. Limits a page full of links: a rejected link is tried again when it is next visible. */
export const maxQueued = 20

export class PrefetchQueue {
  readonly #fetch: (path: string) => Promise<void>
  #queued = new Set<string>()
  readonly #running = new Set<string>()

  constructor(fetch: (path: string) => Promise<void>) {
    this.#fetch = fetch
  }

  /**
   * @param isUrgent whether the visitor points at the link: then its page comes first.
   * @returns whether the queue accepted the page.
   */
  add(path: string, isUrgent: boolean): boolean {
    if (this.#running.has(path)) return true
    if (isUrgent) this.#queued = new Set([path, ...this.#queued])
    else if (!this.#queued.has(path)) {
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
        // A failed prefetch is ignored: the navigation tries again and reports it.
        .catch(() => {})
        .finally(() => {
          this.#running.delete(path)
          this.#next()
        })
    }
  }
}
