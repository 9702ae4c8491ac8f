/** The old page goes out, then the new one comes in: in a real browser. */
import { expect, it } from 'vitest'
import { browserCan } from '#test/support/browser/launch/browser-can.ts'
import { notePhases, phases } from '#test/support/browser/phases.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'

const { open } = builtSite()

const withoutViewTransitions = () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')

it.each([
  ['with view transitions', undefined],
  ['without them', withoutViewTransitions],
])('runs out, then in, also for another film, and jumps only in between: %s', async (_, before) => {
  const { page, navigate } = await open('/movie/redline-kl', before ? { before } : {})
  await page.evaluate(() => window.scrollTo(0, 600))
  await notePhases(page)
  await navigate('/movie/neon-warrant')
  await heading(page, 'Neon Warrant').waitFor()
  await expect.poll(() => phases(page)).toHaveLength(3)
  const [out, into, end] = await phases(page)
  expect(out).toMatchObject({ phase: 'out', title: 'Redline KL', scrollY: 600 })
  expect(into).toMatchObject({ phase: 'in', title: 'Neon Warrant', scrollY: 0 })
  expect(end).toMatchObject({ phase: null, title: 'Neon Warrant' })
  if (before) {
    expect((into?.at ?? 0) - (out?.at ?? 0)).toBeGreaterThanOrEqual(119)
    expect((end?.at ?? 0) - (into?.at ?? 0)).toBeGreaterThanOrEqual(199)
  }
})

it('does not run for a hash', async () => {
  const { page, navigate } = await open('/privacy-policy')
  await notePhases(page)
  await navigate('/privacy-policy#8-children')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await phases(page)).toEqual([])
})

it.runIf(browserCan('ask for less motion'))('is off under reduced motion', async () => {
  const { page, navigate } = await open('/movie/redline-kl', { reducedMotion: 'reduce' })
  await notePhases(page)
  await navigate('/movie/neon-warrant')
  await heading(page, 'Neon Warrant').waitFor()
  expect(await phases(page)).toEqual([])
})

it('carries the poster of the card that was clicked to the page of its film', async () => {
  const { page } = await open('/movies')
  const names = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('img')]
        .filter((picture) => getComputedStyle(picture).viewTransitionName === 'shared')
        .map((picture) => picture.closest('[data-shared-source]')?.querySelector('a')?.textContent ?? 'page'),
    )
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      Reflect.set(
        window,
        'shared',
        [...document.querySelectorAll('img')].filter(
          (picture) => getComputedStyle(picture).viewTransitionName === 'shared',
        ).length,
      )
      const transition = start(update)
      transition.ready.then(
        () => Reflect.set(window, 'ready', true),
        (error) => Reflect.set(window, 'ready', String(error)),
      )
      return transition
    }
  })
  await page.getByRole('link', { name: 'Redline KL', exact: true }).first().click()
  await heading(page, 'Redline KL').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toBe(1)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ready'))).toBe(true)
  expect(await names()).toEqual(['page'])
})

it('puts the sheets that a page brings behind that of the site, which says the order of the layers', async () => {
  const { page, navigate } = await open('/movies')
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('/').pop() ?? ''))
  const before = await sheets()
  await navigate('/')
  await expect.poll(async () => (await sheets()).length).toBeGreaterThan(before.length)
  expect((await sheets())[0]).toMatch(/^style-/)
})
