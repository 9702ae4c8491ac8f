import type { Page } from '@playwright/test'

/** Words of which a box too low for them shows a part or nothing; those that a box cuts on purpose, after some lines, left out. @returns which, in what */
export const cutWords = (page: Page): Promise<string[]> => page.evaluate(findCut)

/** Runs in the page. */
function findCut(): string[] {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!text.data.trim() || !element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue
    const range = new Range()
    range.selectNodeContents(text)
    const { top, bottom, height } = range.getBoundingClientRect()
    const box = height > 0 && boxThatCuts(element, top, bottom)
    if (box) found.add(`“${text.data.trim().slice(0, 40)}” in ${box.outerHTML.slice(0, 80)}`)
  }
  return [...found]

  function boxThatCuts(element: Element | null, top: number, bottom: number): Element | undefined {
    if (!element || element === document.body) return undefined
    const { overflowY, clipPath, webkitLineClamp } = getComputedStyle(element)
    // For screen readers only, or cut after some lines.
    if (clipPath !== 'none' || webkitLineClamp !== 'none') return undefined
    if (overflowY === 'auto' || overflowY === 'scroll') return undefined
    const box = element.getBoundingClientRect()
    // A line of its own height may be higher than its letters.
    const most = 4
    const isCut = top < box.top - most || bottom > box.bottom + most
    return overflowY !== 'visible' && isCut ? element : boxThatCuts(element.parentElement, top, bottom)
  }
}
