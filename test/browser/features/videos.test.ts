/** Videos of our own, in the gallery of a built page: a real file, played in a real browser. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { movingPicture, record } from '#test/support/browser/moving-picture.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { repository } from '#test/support/repository.ts'
import { counter, isOpened } from './lightbox/gallery-visits.ts'

const site = builtSite()
// One without a trailer of its own.
const film = '/movie/summer-sky-radio'
const trailer = '/media/trailer.webm'

const video = (page: Page) => page.locator('.pswp video')
const state = (page: Page) =>
  video(page).evaluate(({ paused, currentTime, videoWidth, videoHeight }: HTMLVideoElement) => ({
    isPlaying: !paused && currentTime > 0,
    size: [videoWidth, videoHeight],
  }))

/** The first still of a film becomes its trailer. */
async function leadToTrailer(page: Page) {
  const first = page.locator('main a[data-gallery]').first()
  await first.evaluate((link, href) => link.setAttribute('href', href), trailer)
  return first
}

it('are played at once when they are pressed, in their own shape, and stop when the gallery moves on', async () => {
  const { page } = await site.open(film)
  const body = await record(page)
  await page.route(`**${trailer}`, (route) => route.fulfill({ body, contentType: 'video/webm' }))
  await (await leadToTrailer(page)).click()
  await expect.poll(() => state(page)).toEqual({ isPlaying: true, size: [movingPicture.width, movingPicture.height] })
  const box = await video(page).boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(movingPicture.width / movingPicture.height, 1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => counter(page).textContent()).toMatch(/^2 of/)
  expect((await state(page)).isPlaying).toBe(false)
})

it('stop when the gallery is closed', async () => {
  const { page } = await site.open(film)
  const body = await record(page)
  await page.route(`**${trailer}`, (route) => route.fulfill({ body, contentType: 'video/webm' }))
  await (await leadToTrailer(page)).click()
  await expect.poll(async () => (await state(page)).isPlaying).toBe(true)
  const element = await video(page).elementHandle()
  await page.keyboard.press('Escape')
  await page.locator('.pswp').waitFor({ state: 'detached' })
  expect(await element?.evaluate((player) => player instanceof HTMLVideoElement && player.paused)).toBe(true)
})

it('come with a poster that plays them in the gallery, and are not asked for before', async () => {
  const { page, navigate } = await site.open('/faqs')
  const body = await record(page)
  const asked: string[] = []
  await page.route(`**${trailer}`, (route, request) => {
    asked.push(request.resourceType())
    return route.fulfill({ body, contentType: 'video/webm' })
  })
  await page.route('**/about-gsc/about-us/payload.json', async (route) => {
    const response = await route.fetch()
    const payload = await response.json()
    // A picture that the page shows as large as a poster: others are not there in that width.
    const [{ props: shown }] = payload.data.page.sections
    const props = { title: 'Sixty seconds of us', poster: shown.picture, src: trailer }
    payload.data.page.sections.unshift({ type: 'video', id: 'ours', props: { video: props } })
    await route.fulfill({ response, json: payload })
  })
  await navigate('/about-gsc/about-us')
  const poster = page.getByRole('link', { name: 'Play Sixty seconds of us' })
  await poster.waitFor()
  expect(asked).toEqual([])
  await poster.click()
  await expect.poll(async () => (await state(page)).isPlaying).toBe(true)
  expect(asked[0]).toBe('media')
})

it('are waited for 3000 ms at most until they say how large they are', async () => {
  const visited = await site.visit({ isStopped: true })
  const { page } = visited
  let isAsked = false
  await page.route(`**${trailer}`, () => {
    isAsked = true
  })
  await visited.goTo(film)
  await (await leadToTrailer(page)).click()
  // The gallery opens in steps of its own.
  await expect.poll(() => page.clock.runFor(20).then(() => isAsked)).toBe(true)
  const sign = page.locator('.pswp__preloader--active')
  await page.clock.runFor(2900)
  expect(await sign.count()).toBe(1)
  await page.clock.runFor(100)
  expect(await sign.count()).toBe(0)
  expect((await state(page)).size).toEqual([0, 0])
})

it('say that they are videos where they cannot be loaded', async () => {
  const { page } = await site.open(film, { mayComplainOf: /status of 404/ })
  await page.route(`**${trailer}`, (route) => route.fulfill({ status: 404 }))
  await (await leadToTrailer(page)).click()
  await page.locator('.pswp').getByText('This video could not be loaded.').waitFor()
})

/** The sample's trailer, with its captions; its pictures are of the test's making, as not every Chromium plays MP4. */
async function openWithTrailer(path: string) {
  const visited = await site.open(path)
  const { page } = visited
  const body = await record(page)
  const asked: string[] = []
  await page.route(/\/media\/trailer-[\w-]+\.(?:mp4|vtt)$/, async (route, request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    if (pathname.endsWith('.mp4')) return route.fulfill({ body, contentType: 'video/webm' })
    const response = await route.fetch()
    return route.fulfill({ response, body: readFileSync(join(repository, 'content', pathname)) })
  })
  return { ...visited, asked, play: page.getByRole('link', { name: /^Play .*trailer/ }) }
}

const tracks = (page: Page) =>
  video(page).evaluate(({ textTracks }: HTMLVideoElement) =>
    [...textTracks].map(({ kind, label, language, mode, cues }) => ({
      kind,
      label,
      language,
      mode,
      words: [...(cues ?? [])].map((cue) => (cue as VTTCue).text),
    })),
  )

it('are played from the head of the page of a film, without script by the browser itself', async () => {
  const { page } = await openWithTrailer('/movie/redline-kl')
  await page.getByRole('link', { name: 'Watch trailer' }).click()
  await expect.poll(async () => (await state(page)).isPlaying).toBe(true)
  expect((await tracks(page)).length).toBe(1)
  await expect.poll(() => counter(page).textContent()).toMatch(/^1 of/)
  const plain = await site.open('/movie/redline-kl', { javaScriptEnabled: false })
  const link = plain.page.getByRole('link', { name: 'Watch trailer' })
  expect(await link.getAttribute('href')).toMatch(/^\/media\/trailer-redline-kl-\w+\.mp4$/)
})

it.each(['redline-kl', 'rumah-di-hujung-hujan', 'the-quiet-horizon'])(
  'come with captions on the page of %s, which are shown from the beginning',
  async (slug) => {
    const { page, play, asked } = await openWithTrailer(`/movie/${slug}`)
    expect(asked).toEqual([])
    await play.click()
    await expect.poll(async () => (await state(page)).isPlaying).toBe(true)
    const found = () => tracks(page).then(([track]) => track?.words.length)
    await expect.poll(found).toBe(3)
    const [track, ...others] = await tracks(page)
    expect(track).toMatchObject({ kind: 'captions', label: 'English', language: 'en', mode: 'showing' })
    expect(track?.words[0]).toBe('[A low hum, slowly pulsing]')
    expect(others).toEqual([])
    expect(await violations(page)).toEqual([])
  },
)

it('are operated by keys alone: opened, stopped, gone on with, closed, with the focus back where it was', async () => {
  const { page, play } = await openWithTrailer('/movie/redline-kl')
  await play.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await state(page)).isPlaying).toBe(true)
  const isFocused = () => video(page).evaluate((player) => player === document.activeElement)
  for (let presses = 0; presses < 6 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => video(page).evaluate((player: HTMLVideoElement) => player.paused)).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('.pswp').waitFor({ state: 'detached' })
  expect(await play.evaluate((link) => link === document.activeElement)).toBe(true)
})

it('take no key into themselves beside the picture that is shown', async () => {
  const { page } = await openWithTrailer('/movie/redline-kl')
  const last = page.locator('main a[data-gallery]:not([data-gallery="again"])').last()
  await last.focus()
  await page.keyboard.press('Enter')
  await isOpened(page)
  const place = await counter(page).textContent()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => counter(page).textContent()).toMatch(/^1 of/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => counter(page).textContent()).toBe(place)
  const focused = () =>
    page.evaluate(() => ({
      name: document.activeElement?.tagName,
      moved: document.querySelector('.pswp__scroll-wrap')?.scrollLeft,
    }))
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(focused).toEqual({ name: expect.stringMatching(/^(?:BUTTON|DIV|BODY)$/), moved: 0 })
  }
  await page.keyboard.press('Escape')
  await page.locator('.pswp').waitFor({ state: 'detached' })
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
})

it('stand on a page as a section, too, in the words of the editor', async () => {
  const { page, play } = await openWithTrailer('/mmof-festival')
  await page.getByRole('heading', { name: 'One lamp, every monsoon' }).waitFor()
  await play.click()
  await expect.poll(async () => (await state(page)).isPlaying).toBe(true)
  expect((await tracks(page)).map(({ label }) => label)).toEqual(['English'])
})

it('have captions of the type that browsers ask for', async () => {
  const { page } = await site.visit()
  const [captions = ''] = globSync('trailer-*.vtt', { cwd: join(repository, 'content/media') })
  const response = await page.request.get(`/media/${captions}`)
  expect(response.headers()['content-type']).toMatch(/^text\/vtt\b/)
})
