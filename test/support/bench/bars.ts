/**
 * What a benchmark is to stay within. A busy machine exceeds it by itself, so no test holds it: the benchmark names what is above its
 * bar, and ends with an error.
 */
export class Bars {
  readonly #exceeded: string[] = []

  hold(name: string, figure: number, most: number): void {
    if (figure > most) this.#exceeded.push(`${name}: ${Number(figure.toFixed(1))}, at most ${most}`)
  }

  /** Prints what came of them. */
  conclude(): void {
    const isKept = this.#exceeded.length === 0
    console.log(isKept ? 'All within their bars.' : `Above their bars:\n  ${this.#exceeded.join('\n  ')}`)
    process.exitCode = isKept ? 0 : 1
  }
}
