/** Prints the steps of a build, and its totals. */
export interface Totals {
  /** Pages that the build makes: those that it has rendered, and those that it reuses. */
  readonly pages: number
  readonly rendered: number
  readonly reused: number
  /** Bytes of all files that are served, compressed ones included. */
  readonly bytes: number
  readonly seconds: number
  readonly cpuSeconds: number
}

export class Reporter {
  readonly #log: (line: string) => void
  readonly #begin = performance.now()
  readonly #isTerminal = process.stdout.isTTY

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  step(what: string): void {
    this.#log(`${((performance.now() - this.#begin) / 1000).toFixed(1).padStart(6)} s  ${what}`)
  }

  /** A line that counts up on a terminal; elsewhere a line for every thousand. */
  progress(done: number, all: number, what = 'pages'): void {
    if (this.#isTerminal) {
      process.stdout.write(`\r           ${done} of ${all} ${what}${done >= all ? '\n' : ''}`)
    } else if (done % 1000 === 0) this.step(`${done} of ${all} ${what}`)
  }

  finish(counts: Omit<Totals, 'seconds' | 'cpuSeconds'>): Totals {
    const { user, system } = process.cpuUsage()
    const totals = {
      ...counts,
      seconds: (performance.now() - this.#begin) / 1000,
      cpuSeconds: (user + system) / 1e6,
    }
    this.#log(printTotals(totals))
    return totals
  }
}

const printTotals = ({ pages, rendered, reused, bytes, seconds, cpuSeconds }: Totals): string =>
  [
    ['pages', String(pages)],
    ['rendered', String(rendered)],
    ['reused', String(reused)],
    ['MiB', (bytes / 1024 ** 2).toFixed(1)],
    ['seconds', seconds.toFixed(1)],
    ['of CPU', cpuSeconds.toFixed(1)],
  ]
    .map(([name = '', value = '']) => `  ${name.padEnd(10)} ${value.padStart(8)}`)
    .join('\n')
