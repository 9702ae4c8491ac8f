/** Decides when the loading bar is shown and how full it is. `progress-bar.ts` draws it. */

/** Milliseconds before the bar appears: faster pages never show it. */
export const throttle = 200
/** Milliseconds from empty to full; then the bar stays full. */
export const duration = 5000
/** Milliseconds the finished or failed bar stays on the screen. */
export const hideDelay = 500
/** Milliseconds between two drawings. */
const tick = 100

export interface ProgressBar {
  /** @param fraction from 0 to 1. */
  show(fraction: number, isFailed: boolean): void
  hide(): void
}

export class Progress {
  readonly #bar: ProgressBar
  #isShown = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(bar: ProgressBar) {
    this.#bar = bar
  }

  /** A navigation started. A bar that is still visible restarts from 0. */
  start(): void {
    this.#stop()
    if (this.#isShown) this.#show(0)
    this.#timer = setTimeout(() => this.#fill(), throttle)
  }

  finish(outcome: 'done' | 'failed'): void {
    const isRunning = this.#timer !== undefined
    this.#stop()
    // A failure is always shown, even where the bar was not visible yet.
    if (!isRunning || (!this.#isShown && outcome === 'done')) return
    this.#show(1, outcome === 'failed')
    this.#timer = setTimeout(() => {
      this.#stop()
      this.#isShown = false
      this.#bar.hide()
    }, hideDelay)
  }

  #fill(): void {
    const begin = Date.now()
    this.#show(0)
    this.#timer = setInterval(() => this.#show(Math.min(1, (Date.now() - begin) / duration)), tick)
  }

  #show(fraction: number, isFailed = false): void {
    this.#isShown = true
    this.#bar.show(fraction, isFailed)
  }

  #stop(): void {
    // Also clears an interval: browsers and Node keep both in one list.
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
