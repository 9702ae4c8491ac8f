/** The phases of a page transition, as the document's attribute says them, and where the page stood then. */
import type { Page } from '@playwright/test'

/** Notes each of them from now on. */
export const notePhases = (page: Page) =>
  page.evaluate(() => {
    const notes: unknown[] = []
    Reflect.set(window, 'phases', notes)
    new MutationObserver(() =>
      notes.push({
        phase: document.documentElement.getAttribute('data-transition'),
        at: Math.round(performance.now()),
        title: document.querySelector('h1')?.textContent,
        scrollY: Math.round(scrollY),
      }),
    ).observe(document.documentElement, { attributeFilter: ['data-transition'] })
  })

interface Phase {
  readonly phase: 'in' | 'out' | null
  readonly at: number
  readonly title: string
  readonly scrollY: number
}

export const phases = (page: Page): Promise<Phase[]> => page.evaluate(() => Reflect.get(window, 'phases'))
