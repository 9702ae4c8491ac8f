/** Parts of which a browser has read only the beginning, as over a slow line: what comes then moves nothing that is there. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

it.each([
  ['the words of a cinema beside its picture', '/cinema', '.finderCinemas article'],
  ['the names of choices beside them', '/about-gsc/newsroom', 'nav[aria-label]'],
  ['the names of figures below them', '/cinema/gsc-kayangan-walk', 'dl'],
])('leaves %s where they are', async (_, path, part) => {
  const movedAt = async (width: number) => {
    const { page } = await site.open(path, { viewport: { width, height: 800 } })
    const parts = page.locator('main').locator(part).filter({ visible: true })
    expect(await parts.count()).toBeGreaterThan(1)
    return await parts.evaluateAll(movedByTheRest)
  }
  expect(await Promise.all([360, 768, 1280].map(movedAt))).toEqual([[], [], []])
})

/** Runs in the page. Takes the elements of each part away, from its last one, and @returns what that moves within the part. */
function movedByTheRest(parts: Element[]): string[] {
  return parts.slice(0, 6).flatMap((part) => {
    const elements = [...part.querySelectorAll<HTMLElement>(':not(svg *)')]
    const topOf = (element: Element) => element.getBoundingClientRect().top - part.getBoundingClientRect().top
    return elements.flatMap((_, index) => {
      const last = elements.at(-1 - index)
      const before = elements.slice(0, -1 - index).filter((element) => !element.contains(last ?? null))
      const tops = before.map(topOf)
      last?.style.setProperty('display', 'none')
      return before
        .filter((element, at) => Math.abs(topOf(element) - (tops[at] ?? 0)) > 1)
        .map((element) => `“${element.textContent}” by “${last?.textContent}”`)
    })
  })
}
