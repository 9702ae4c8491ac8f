/** Payloads in memory: how long one is good without a question, and how long it is kept at all (spec point 9). */

import type { Service } from '#site/routes.ts'

const minute = 60_000
/** Without a request for this long, by the service whose facts a payload holds. */
export const freshFor = { content: 2 * minute, ticketing: 5 * minute } as const satisfies Record<Service, number>
/** After this long it is gone. Between the two it is asked for again, and used if nobody answers. */
export const keptFor = 20 * minute

/** Nobody answers: the network is away, not the page. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

interface Kept<Value> {
  readonly value: Value
  readonly since: number
}

export class PayloadCache<Value> {
  readonly #fetch: (path: string) => Promise<Value>
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #asked = new Map<string, Promise<Value>>()

  constructor(fetch: (path: string) => Promise<Value>) {
    this.#fetch = fetch
  }

  put(path: string, value: Value): void {
    this.#kept.set(path, { value, since: Date.now() })
  }

  /** Whether it is there, or on its way: then there is nothing to prefetch. */
  has(path: string): boolean {
    this.#drop()
    return this.#kept.has(path) || this.#asked.has(path)
  }

  async get(path: string, service: Service): Promise<Value> {
    this.#drop()
    const kept = this.#kept.get(path)
    if (kept && Date.now() - kept.since < freshFor[service]) return kept.value
    try {
      return await this.ask(path)
    } catch (error) {
      // An older payload is better than none.
      if (kept && error instanceof Unreachable) return kept.value
      throw error
    }
  }

  /** One request for all who ask at the same time; a failed one leaves nothing behind, so that the next tries again. */
  ask(path: string): Promise<Value> {
    const asked = this.#asked.get(path)
    if (asked) return asked
    const asking = this.#fetch(path)
      .then((value) => {
        this.put(path, value)
        return value
      })
      .finally(() => this.#asked.delete(path))
    this.#asked.set(path, asking)
    return asking
  }

  #drop(): void {
    for (const [path, { since }] of this.#kept) if (Date.now() - since >= keptFor) this.#kept.delete(path)
  }
}
