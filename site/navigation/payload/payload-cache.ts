/** Payloads in memory: how long one is good without a question, and how long it is kept at all (spec point 9). */

import type { Service } from '#site/routes.ts'

const minute = 60_000
/** Without a request for this long, by the service whose facts a payload holds. */
export const maxAge = { content: 2 * minute, ticketing: 5 * minute } as const satisfies Record<Service, number>
/** After this long it is gone. Between the two it is asked for again, and used if nobody answers. */
export const staleIfError = 20 * minute

/** Nobody answers: the network is away, not the page. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

interface CacheEntry<Value> {
  readonly value: Value
  readonly storedAt: number
}

export class PayloadCache<Value> {
  readonly #fetch: (path: string) => Promise<Value>
  readonly #entries = new Map<string, CacheEntry<Value>>()
  readonly #pending = new Map<string, Promise<Value>>()

  constructor(fetch: (path: string) => Promise<Value>) {
    this.#fetch = fetch
  }

  put(path: string, value: Value): void {
    this.#entries.set(path, { value, storedAt: Date.now() })
  }

  /** Whether it is there, or on its way: then there is nothing to prefetch. */
  has(path: string): boolean {
    this.#evict()
    return this.#entries.has(path) || this.#pending.has(path)
  }

  async get(path: string, service: Service): Promise<Value> {
    this.#evict()
    const cached = this.#entries.get(path)
    if (cached && Date.now() - cached.storedAt < maxAge[service]) return cached.value
    try {
      return await this.fetch(path)
    } catch (error) {
      // An older payload is better than none.
      if (cached && error instanceof NetworkError) return cached.value
      throw error
    }
  }

  /** One request for all who ask at the same time; a failed one leaves nothing behind, so that the next tries again. */
  fetch(path: string): Promise<Value> {
    const pending = this.#pending.get(path)
    if (pending) return pending
    const request = this.#fetch(path)
      .then((value) => {
        this.put(path, value)
        return value
      })
      .finally(() => this.#pending.delete(path))
    this.#pending.set(path, request)
    return request
  }

  #evict(): void {
    for (const [path, { storedAt }] of this.#entries)
      if (Date.now() - storedAt >= staleIfError) this.#entries.delete(path)
  }
}
