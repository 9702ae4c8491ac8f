/** When the loading bar is seen, and how full it is (spec point 9). What it looks like is `progress-bar.ts`. */

/** A page that comes sooner than this never shows the bar. */
export const throttle = 200
/** From empty to full; then it rests, full. */
export const duration = 5000
/** How long the end, good or bad, stays on the screen. */
export const hideDelay = 500
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

  /** A navigation has begun. A bar that is still seen starts again from 0. */
  start(): void {
    this.#stop()
    if (this.#isShown) this.#show(0)
    this.#timer = setTimeout(() => this.#fill(), throttle)
  }

  finish(outcome: 'done' | 'failed'): void {
    const isRunning = this.#timer !== undefined
    this.#stop()
    // A failure is always shown, even one that came at once.
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
    // Browsers and Node keep timeouts and intervals in one list: this ends either.
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
