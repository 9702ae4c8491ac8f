/** The phases of a page transition, as the document's attribute says them, and where the page stood then. */
import type { Page } from '@playwright/test'

/** Notes each of them from now on. */
export const notePhases = (page: Page) =>
  page.evaluate(() => {
    const notes: unknown[] = []
    Reflect.set(window, 'phases', notes)
    const root = document.documentElement
    const note = () =>
      notes.push({
        phase: root.getAttribute('data-transition'),
        at: Math.round(performance.now()),
        title: document.querySelector('h1')?.textContent,
        scrollY: Math.round(scrollY),
      })
    // At once: an observer is told when what else there is to do is done, and the next phase is near by then.
    for (const name of ['setAttribute', 'removeAttribute'] as const) {
      const change: (...args: string[]) => void = root[name].bind(root)
      root[name] = (...args: string[]) => {
        change(...args)
        if (args[0] === 'data-transition') note()
      }
    }
  })

interface Phase {
  readonly phase: 'in' | 'out' | null
  readonly at: number
  readonly title: string
  readonly scrollY: number
}

export const phases = (page: Page): Promise<Phase[]> => page.evaluate(() => Reflect.get(window, 'phases'))
