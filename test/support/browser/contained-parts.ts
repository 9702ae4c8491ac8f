/** Parts of a page that the browser skips until they are near: it lays them out as contained, and later as parts of the page. */
import type { Page } from '@playwright/test'

/** @returns the parts of the page that stand elsewhere, or have another size, where they are contained: they would move once they no longer are */
export const movedByContainment = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const sections = [...document.querySelectorAll<HTMLElement>('#pageContent section')]
    for (const { style } of sections) style.contentVisibility = ''
    delete dataset.whole
    const parts = sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto')
    dataset.whole = ''
    const boxes = () => parts.map((part) => JSON.stringify(part.getBoundingClientRect()))
    const before = boxes()
    for (const { style } of parts) style.contain = 'layout style paint'
    const after = boxes()
    for (const { style } of parts) style.contain = ''
    return parts.flatMap(({ outerHTML }, index) =>
      before[index] === after[index] ? [] : [`${outerHTML.slice(0, 120)}: ${before[index]} and ${after[index]}`],
    )
  })
