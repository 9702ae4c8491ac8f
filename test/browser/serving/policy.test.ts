/**
 * The policy of what may run and be loaded, as nginx sends it: strict, and in force. What goes against it is an error in the
 * browser's console, so every visit of every test shows that its pages need no more; `build/browser.test.ts` visits all of them.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { movingPicture, record } from '#test/support/browser/moving-picture.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { challengeScript } from '#test/support/site/copy-site.ts'
import { hasNginx } from '#test/support/site/hosts/nginx.ts'

const site = builtSite()

describe.runIf(hasNginx)('the content security policy', () => {
  it('lets no script in but our own files and the bot challenge, and says so where a page goes against it', async () => {
    const { url } = site
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))
    expect(directives.get('script-src')).toEqual(["'self'", new URL(challengeScript).origin])
    expect(directives.get('default-src')).toEqual(["'self'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy).not.toContain("'unsafe-eval'")
    for (const path of ['/movie/none', '/assets/none.js', '/media/none.avif'])
      expect((await fetch(url + path)).headers.get('content-security-policy'), path).toBe(policy)

    const { page } = await site.visit({ mayComplainOf: /violates the following Content Security Policy/ })
    const violations: string[] = []
    await page.exposeFunction('violated', (what: string) => void violations.push(`${page.url()}: ${what}`))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        Reflect.get(window, 'violated')(`${effectiveDirective} ${blockedURI}`),
      ),
    )
    // The policy bites: a script in the page is stopped, and that is noticed.
    await page.goto(url)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = '1'
      document.body.append(script)
    })
    await expect.poll(() => violations.splice(0)).toEqual([`${url}/: script-src-elem inline`])
  })
})

it('shows what lies in media when it is opened by itself, and lets nothing of it run', async () => {
  const { page } = await site.visit({ mayComplainOf: /violates the following Content Security Policy/ })
  const put = (name: string, bytes: string | Buffer) => {
    const file = join(inject('builtSite'), 'media', name)
    writeFileSync(file, bytes)
    onTestFinished(() => rmSync(file))
    return page.goto(`${site.url}/media/${name}`)
  }
  const script = 'document.documentElement.dataset.ran = true'
  await put(
    'drawing-12345678.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`,
  )
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined()

  await page.goto(`${site.url}/media/dot.gif`)
  expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBe(1)
  const video = await record(page)
  await put('trailer-12345678.mp4', video)
  const width = () => page.evaluate(() => document.querySelector('video')?.videoWidth)
  await expect.poll(width).toBe(movingPicture.width)
})

it('has no need of others’ scripts: none is there, nor what would wait for it, unless they are configured', async () => {
  const { page, requests } = await site.open('/')
  await expect.poll(() => requests.some((path) => /\/assets\/en-/.test(path))).toBe(true)
  expect(requests.filter((request) => request.startsWith('http'))).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
