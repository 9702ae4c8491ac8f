/** A cache of payloads in memory. */

import type { Service } from '#site/routes.ts'
import { NetworkError } from './fetch-site-file.ts'

const minute = 60_000
/** Milliseconds a payload is used without a request, by the service that its data comes from. */
export const maxAge = { content: 2 * minute, ticketing: 5 * minute } as const satisfies Record<Service, number>
/** Milliseconds after which a payload goes; past `maxAge` it is used only where the network fails. */
export const staleIfError = 20 * minute

interface CacheEntry<Value> {
  readonly value: Value
  /** Milliseconds since 1970. */
  readonly storedAt: number
}

export class PayloadCache<Value> {
  readonly #fetch: (path: string) => Promise<Value>
  readonly #entries = new Map<string, CacheEntry<Value>>()
  readonly #pending = new Map<string, Promise<Value>>()

  constructor(fetch: (path: string) => Promise<Value>) {
    this.#fetch = fetch
  }

  set(path: string, value: Value): void {
    this.#entries.set(path, { value, storedAt: Date.now() })
  }

  /** Whether there is a payload that is used where the network fails. */
  has(path: string): boolean {
    this.#evict()
    return this.#entries.has(path)
  }

  /** Whether the payload is used without a request, whatever the service, or is being fetched. */
  isFresh(path: string): boolean {
    return this.#pending.has(path) || Date.now() - (this.#entries.get(path)?.storedAt ?? 0) < maxAge.content
  }

  async get(path: string, service: Service): Promise<Value> {
    this.#evict()
    const cached = this.#entries.get(path)
    if (cached && Date.now() - cached.storedAt < maxAge[service]) return cached.value
    try {
      return await this.fetch(path)
    } catch (error) {
      // Stale if error.
      if (cached && error instanceof NetworkError) return cached.value
      throw error
    }
  }

  /** Shares one request between concurrent callers; a failed one is not cached. */
  fetch(path: string): Promise<Value> {
    const pending = this.#pending.get(path)
    if (pending) return pending
    const request = this.#fetch(path)
      .then((value) => {
        this.set(path, value)
        return value
      })
      .finally(() => this.#pending.delete(path))
    this.#pending.set(path, request)
    return request
  }

  #evict(): void {
    for (const [path, { storedAt }] of this.#entries) {
      const age = Date.now() - storedAt
      // A clock that was set back says nothing of a payload's age.
      if (age < 0 || age >= staleIfError) this.#entries.delete(path)
    }
  }
}
