/** So many of something for each address in a time. Kept in memory: it is a guard against floods, no account. */

interface Options {
  readonly most: number
  readonly perMs: number
}

export class RateLimit {
  readonly #options: Options
  readonly #times = new Map<string, number[]>()

  constructor(options: Options) {
    this.#options = options
  }

  /** @returns milliseconds until the address may again; 0 for now. */
  waitFor(address: string, now: number): number {
    const times = this.#recent(address, now)
    const [oldest = now] = times
    return times.length < this.#options.most ? 0 : oldest + this.#options.perMs - now
  }

  count(address: string, now: number): void {
    this.#times.set(address, [...this.#recent(address, now), now])
    // Addresses that have long been quiet are forgotten.
    for (const known of this.#times.keys()) if (this.#recent(known, now).length === 0) this.#times.delete(known)
  }

  #recent(address: string, now: number): number[] {
    return (this.#times.get(address) ?? []).filter((time) => time > now - this.#options.perMs)
  }
}
