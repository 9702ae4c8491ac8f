/** With the real router, whose every load takes 1000 ms. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Progress, type ProgressBar } from '#site/navigation/progress/progress.ts'
import { showProgress } from '#site/navigation/progress/show-progress.ts'
import { createPath } from '#site/router/location.ts'
import { Redirect } from '#site/router/redirect.ts'
import { createRouter, type Router } from '#site/router/router.ts'
import { openWindow } from '#test/support/session-history.ts'

let shown: string[]
let router: Router<string>
const bar: ProgressBar = {
  show: (fraction, isFailed) => void shown.push(isFailed ? 'failed' : `${Math.floor(fraction * 100)}`),
  hide: () => void shown.push('hidden'),
}

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  openWindow('/films')
  const load = async ({ pathname }: { readonly pathname: string }) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (pathname === '/broken') throw new Error('Broken')
    if (pathname === '/elsewhere') throw new Redirect('https://tickets.example/', { isDocument: true })
    return pathname
  }
  router = createRouter({ load, first: '/films' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = () => showProgress(router, new Progress(bar))

async function navigate(to: string): Promise<void> {
  void router.navigate(to)
  await vi.advanceTimersByTimeAsync(2000)
}

it('shows the bar for a navigation to another page', async () => {
  show()
  await navigate('/faqs')
  expect([shown[0], ...shown.slice(-2)]).toEqual(['0', '100', 'hidden'])
})

it('shows that a navigation failed', async () => {
  show()
  await navigate('/broken')
  expect(shown.slice(-2)).toEqual(['failed', 'hidden'])
})

it('shows no bar for another filter or tab of the same page, however long that takes', async () => {
  show()
  await navigate('/films?genre=drama')
  expect(createPath(router.state.location)).toBe('/films?genre=drama')
  expect(shown).toEqual([])
})

it('starts anew for a navigation that takes the place of another', async () => {
  show()
  void router.navigate('/broken')
  await vi.advanceTimersByTimeAsync(900)
  await navigate('/faqs')
  expect(shown[shown.indexOf('14') + 1]).toBe('0')
  expect(shown).not.toContain('failed')
})

it('shows the bar for a navigation that began before', async () => {
  void router.navigate('/broken')
  await vi.advanceTimersByTimeAsync(500)
  show()
  await vi.advanceTimersByTimeAsync(1500)
  expect([shown[0], ...shown.slice(-2)]).toEqual(['0', 'failed', 'hidden'])
})

it('ends the bar where the browser brings a page back as it was left for another document', async () => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  show()
  await navigate('/elsewhere')
  expect(shown).not.toContain('hidden')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown.slice(-2)).toEqual(['100', 'hidden'])
  await navigate('/faqs')
  expect(shown.slice(-2)).toEqual(['100', 'hidden'])
})
