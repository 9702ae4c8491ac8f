/** Who visits with a phone: does by hand what a visit needs, and counts it. */
import type { Locator, Page } from '@playwright/test'

/** A step has failed then: a page takes some seconds of a slow line. */
const stepTimeoutMs = 60_000

export interface Effort {
  readonly taps: number
  readonly fields: number
  /** From the first byte asked for until the goal could be seen: time of the machine, as nobody stops to think. */
  readonly seconds: number
}

export class Visitor {
  readonly page: Page
  private readonly begin = performance.now()
  private taps = 0
  private fields = 0

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(stepTimeoutMs)
  }

  async tap(what: Locator): Promise<void> {
    await what.tap()
    this.taps++
  }

  /** One tap opens the list, and one chooses from it. */
  async choose(from: Locator, label: string): Promise<void> {
    await from.selectOption({ label })
    this.taps += 2
  }

  async type(into: Locator, text: string): Promise<void> {
    await into.fill(text)
    this.fields++
  }

  /** Scrolls to what was looked for. */
  async see(what: Locator): Promise<void> {
    await what.waitFor()
    await what.scrollIntoViewIfNeeded()
  }

  effort(): Effort {
    return { taps: this.taps, fields: this.fields, seconds: (performance.now() - this.begin) / 1000 }
  }
}
