/** Each template on paper: what a print needs, and nothing that only a screen does. */
import { inject, it } from 'vitest'
import { expectNone } from '#test/browser/expect-none.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const site = builtSite()
const paths = [...templatesIn(inject('builtSite')).values()]
/** A4 within its margins, at 96 px to the inch. */
const paper = { width: 643, height: 972 }

it('prints every template in dark letters under the mark, as wide as the paper', { timeout: 120_000 }, async () => {
  const { page, goTo } = await site.visit({ viewport: paper, reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen' })
    await goTo(path)
    await page.emulateMedia({ media: 'print' })
    const printed = await page.evaluate(readPrint)
    expectNone(faultsOf(printed), path)
  }
})

const faultsOf = ({ words, isWider, isMarked, onEveryPage, pale }: ReturnType<typeof readPrint>): string[] => [
  ...(words > 0 ? [] : ['no words']),
  ...(isWider ? ['wider than the paper'] : []),
  ...(isMarked ? [] : ['no mark']),
  ...onEveryPage.map((what) => `on each sheet: ${what}`),
  ...pale.map((what) => `pale: ${what}`),
]

/** Runs in the page. */
function readPrint() {
  // Colours that are still on their way to those of paper.
  document.body.getBoundingClientRect()
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
  const withWords = shown.filter(
    (element) =>
      !element.closest('svg, .visually-hidden') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  // Browsers leave backgrounds out, so all stands on white.
  const isPale = (element: Element): boolean => {
    const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? []
    return Math.max(...channels.slice(0, 3).map(Number)) > 118
  }
  const said = (element: Element): string => `${element.className} ${element.textContent?.trim().slice(0, 40)}`
  return {
    words: withWords.length,
    isWider: document.documentElement.scrollWidth > innerWidth + 1,
    isMarked: shown.some((element) => element.id === 'wordmarkShape'),
    // What is fixed to the window is printed on each page, over its words.
    onEveryPage: shown
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.clientHeight > 0)
      .map(said),
    pale: withWords.filter(isPale).map(said),
  }
}
