/** Through a page by the Tab key, as those go who have no mouse. */
import type { Page } from '@playwright/test'

interface Stop {
  readonly name: string
  readonly part: 'page' | 'content' | 'none'
  readonly faults: readonly string[]
  /** Whether the one before it looked otherwise while it had the focus. */
  readonly lastHadRing: boolean
}

/** Stops; no page has as many, and one that has is a trap. */
const most = 400

/** @returns what is wrong with the stops of the content, which is reached by the link above all others. */
export async function walkContent(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  return walk(page, ({ part }) => part !== 'content')
}

/** @returns what is wrong with the stops from the top of the page to its end. */
export const walkPage = (page: Page): Promise<string[]> =>
  walk(page, ({ part, name }, stops) => part === 'none' || (stops > 0 && name.endsWith('Skip to content')))

async function walk(page: Page, isEnd: (stop: Stop, stops: number) => boolean): Promise<string[]> {
  const found: string[] = []
  let last: Stop | undefined
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await look(page)
    if (last && !stop.lastHadRing) found.push(`${last.name}: looks the same with the focus`)
    if (isEnd(stop, stops)) {
      // Below the content there is always the footer.
      if (stop.part === 'none' && last?.part === 'content') found.push(`${last.name}: the focus is lost behind it`)
      return found
    }
    found.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`))
    last = stop
  }
  return [...found, `${most} stops, and no end`]
}

/**
 * A stop with a fault is looked at again when nothing moves any more: focus scrolls, and what comes late moves what is below it. A
 * browser that has scrolled once does not do so again, so it is asked to: what stays covered then cannot be seen at all.
 */
async function look(page: Page): Promise<Stop> {
  const stop = await page.evaluate(lookAtFocus, { isAgain: false })
  if (stop.faults.length === 0) return stop
  await page.evaluate(untilStill)
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  await page.evaluate(untilStill)
  return page.evaluate(lookAtFocus, { isAgain: true })
}

/** Runs in the page. */
async function untilStill(): Promise<void> {
  const place = () => `${scrollY} ${document.activeElement?.getBoundingClientRect().top}`
  for (let before = '', quiet = 0; quiet < 10; ) {
    await new Promise(requestAnimationFrame)
    quiet = place() === before ? quiet + 1 : 0
    before = place()
  }
}

interface Seen {
  readonly element: Element
  readonly look: string
  readonly top: number
  readonly last: Seen | undefined
}

/** Runs in the page. */
function lookAtFocus({ isAgain }: { readonly isAgain: boolean }): Stop {
  const looks = (element: Element) =>
    [element, ...element.children, element.parentElement, element.nextElementSibling]
      .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
      .map(({ outlineStyle, boxShadow, borderColor }) => `${outlineStyle} ${boxShadow} ${borderColor}`)
      .join()
  const seen: Seen | undefined = Reflect.get(window, 'lastStop')
  const last = isAgain ? seen?.last : seen
  const element = document.activeElement
  // A field for a date has several stops within, the last of which has a ring of its own, that only the browser knows.
  const isWithin = last?.element === element
  const lastHadRing = !last || isWithin || looks(last.element) !== last.look
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: '', part: 'none', faults: [], lastHadRing }

  const content = document.querySelector('main')
  const isInContent = content?.contains(element) ?? false
  const box = element.getBoundingClientRect()
  const top = box.top + scrollY
  // A link of two lines has two boxes, and what is between them is not it. One that has a block in it begins with none,
  // and its ring goes around that.
  const [{ x, y, width, height } = box] = element.getClientRects()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element)
  const card = (element.closest('li') ?? element).getBoundingClientRect()
  const isNarrow = card.width <= innerWidth
  const isStill =
    element.tabIndex === 0 && !element.matches('a, button, input, select, textarea, summary, video, iframe')
  const faults = [
    width < 3 || height < 3 ? 'has no size' : '',
    isHit ? '' : `is covered by ${hit?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`,
    isNarrow && (card.left < -1 || card.right > innerWidth + 1) ? 'is cut off at the side' : '',
    isStill && element.scrollWidth <= element.clientWidth ? 'has nothing to be done with it' : '',
    last && isInContent && content?.contains(last.element) && top < last.top - innerHeight ? 'is a screen above' : '',
  ].filter((fault) => fault !== '')
  const look = isWithin ? last.look : looks(element)
  Reflect.set(window, 'lastStop', { element, look, top, last: last && { ...last, last: undefined } })
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`
  return { name, part: isInContent ? 'content' : 'page', faults, lastHadRing }
}
