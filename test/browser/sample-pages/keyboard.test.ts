/** The built pages by the Tab key alone, in a real browser. Every template is walked through in `every-page/templates.test.ts`. */
import { expect, it } from 'vitest'
import { walkContent, walkPage } from '#test/support/browser/keyboard/focus-walk.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
async function openAt(path: string, width: number) {
  const visit = await site.open(path, {
    viewport: { width, height: 780 },
    reducedMotion: 'reduce',
  })
  // Parts of a page have code of their own.
  await visit.page.waitForLoadState('networkidle')
  return visit
}

it.each([360, 1280])('shows every stop from the top of a page to its end, at %i px', async (width) => {
  const { page } = await openAt('/movies', width)
  expect(await walkPage(page)).toEqual([])
})

it('shows every stop of a form to which files are added', async () => {
  const { page } = await openAt('/contact-us', 360)
  expect(await walkContent(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})

it('does not lose the focus of who is quicker than the slideshow', async () => {
  const { page } = await openAt('/', 1280)
  const [first, second] = await page.locator('section[aria-label="Highlights"] a').all()
  await first?.focus()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /^1 of/ }).waitFor()
  const stays = await second?.evaluate(
    (link) => link !== document.activeElement && document.activeElement !== document.body,
  )
  expect(stays).toBe(true)
})

it.each(['before', 'after'])(
  'shows a focused card as a whole where the page is rendered anew just %s that',
  async (order) => {
    const { page } = await openAt('/rewards', 360)
    await page.keyboard.press('Tab')
    const row = page.locator('ul', { has: page.getByRole('link', { name: 'Refill Friday' }) })
    const left = await row.evaluate(async (list, order) => {
      const focus = () => list.querySelector<HTMLElement>('li:nth-child(2) a')?.focus()
      // Within a frame, as one key may follow at once upon another that has the page rendered anew.
      if (order === 'after') focus()
      history.pushState(null, '', '?rendered=anew')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      // React renders at the end of this task.
      await Promise.resolve()
      if (order === 'before') focus()
      for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
      return list.scrollLeft
    }, order)
    expect(left).toBeGreaterThan(0)
  },
)

it('comes to the words of International Screens before the slideshow below them', async () => {
  const { page } = await openAt('/international-screens', 360)
  const slide = page.locator('section[aria-label="Highlights"] a').first()
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()
  const top = async (link: typeof slide) => (await link.boundingBox())?.y ?? Number.NaN
  expect(await top(category)).toBeLessThan(await top(slide))
  const next = await slide.evaluateHandle((element) => element)
  expect(
    await category.evaluate(
      (link, other) => link.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
      next,
    ),
  ).toBe(true)
})
