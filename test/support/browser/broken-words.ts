import type { Page } from '@playwright/test'

/** Words that a line break parts in their middle; scripts without blanks break anywhere. @returns where, and which */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> => page.evaluate(findBroken, within)

/** Runs in the page. */
function findBroken(within: string): string[] {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    // For screen readers only.
    if (!element.closest(within) || isClipped(element)) continue
    for (const { index, 0: word } of text.data.matchAll(/[\p{Script=Latin}\d’']{4,}/gu)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) found.add(`${element.tagName} ${word}`)
    }
  }
  return [...found]

  function isClipped(element: Element | null): boolean {
    return element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  }
}
