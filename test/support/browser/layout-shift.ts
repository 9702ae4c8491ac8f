/** Finds what moves on a page without a visitor's doing, as the Layout Instability API sees it, and what would. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** A sum below this is not seen: a line of text that moves by its own height is about ten times as much. */
const unseen = 0.001

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/**
 * Watches the page as it is, from now on, and each page that the tab loads later from its beginning. These have no fonts: how far lines
 * move when one comes late depends on the fonts of the machine.
 *
 * @param lateMs has them come, so many milliseconds after they were asked for
 */
export async function watchShifts(page: Page, { lateMs }: { readonly lateMs?: number } = {}): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    if (lateMs === undefined) return route.fulfill({ body: '' })
    await setTimeout(lateMs)
    await route.continue()
  })
  await page.addInitScript(watch)
  await page.evaluate(watch)
}

/** @returns what has moved since, and by how much; nothing where it is no more than what may move. */
export async function shiftsOn(page: Page, { most = unseen } = {}): Promise<string[]> {
  const shifts = await seenOn(page)
  return sumOf(shifts) < most ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`)
}

/** @returns how far all has moved since, as the share of the screen that moved times that of the way (Layout Instability API). */
export const sumOfShifts = async (page: Page): Promise<number> => sumOf(await seenOn(page))

const seenOn = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((total, { value }) => total + value, 0)

/**
 * Parts that the browser skips until they are near (`skipped-parts.css`) are laid out as contained, and later as parts of the page.
 *
 * @returns those that stand elsewhere, or have another size, where they are contained: they would move once they no longer are
 */
export const movedByContainment = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const sections = [...document.querySelectorAll<HTMLElement>('#pageContent section')]
    for (const section of sections) delete section.dataset.whole
    delete dataset.whole
    const skipped = sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible')
    dataset.whole = ''
    // What is empty shows nothing, and comes or goes with what fills it.
    const parts = skipped.filter((section) => section.offsetHeight > 0)
    const boxes = () => parts.map((part) => JSON.stringify(part.getBoundingClientRect()))
    const before = boxes()
    for (const { style } of parts) style.contain = 'layout style paint'
    const after = boxes()
    for (const { style } of parts) style.contain = ''
    return parts.flatMap(({ outerHTML }, index) =>
      before[index] === after[index] ? [] : [`${outerHTML.slice(0, 120)}: ${before[index]} and ${after[index]}`],
    )
  })

/** Runs in the browser. */
function watch(): void {
  const shifts: Shift[] = []
  Reflect.set(window, 'shifts', shifts)
  interface Source {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }
  const nameOf = (node: Node | null) =>
    node ? `${node.nodeName} "${node.textContent?.trim().slice(0, 40)}"` : 'an element that is gone'
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width} × ${height} px at ${x}, ${y}`
  const moveOf = ({ node, previousRect, currentRect }: Source) =>
    `${nameOf(node)}, ${boxOf(previousRect)}, then ${boxOf(currentRect)}`
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: Source[]
    })[])
      shifts.push({ value, moved: [`after ${Math.round(startTime)} ms`, ...sources.map(moveOf)] })
  }).observe({ type: 'layout-shift' })
}
