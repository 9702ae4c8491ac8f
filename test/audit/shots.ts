/**
 * npm run audit:shots [-- /movies /movie/x …]: what every template of the last build looks like, on phones, tablets, desks and wide
 * screens; the menu when it is open, and what comes out of a printer. Into `.cache/shots`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { serve } from '#site/node/serve/serve.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { repository } from '#test/support/repository.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const folder = join(repository, '.cache/shots')
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
const printed = ['/privacy-policy', '/movie/redline-kl']

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : [...templatesIn(join(repository, 'dist')).values()]
mkdirSync(folder, { recursive: true })
const server = await serve(join(repository, 'dist'), 0)
const browser = await launchBrowser()
try {
  for (const size of sizes) await takeAll(browser, size)
  await print(browser)
} finally {
  await browser.close()
  await server.close()
}
console.log(`The pictures are in ${folder}`)

async function takeAll(browser: Browser, viewport: (typeof sizes)[number]): Promise<void> {
  const { page } = await openTab(browser, { viewport, reducedMotion: 'reduce', baseURL: server.url })
  for (const path of paths) {
    await page.goto(path)
    await whenAlive(page)
    await loadPictures(page)
    await page.screenshot({ path: fileFor(path, `${viewport.width}`), fullPage: true })
  }
  if (viewport.width < 1280) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.screenshot({ path: fileFor('/menu', `${viewport.width}`) })
  }
  await page.context().close()
}

/** Those further down are loaded when they come near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      // Else the first frame may come without it.
      image.decoding = 'sync'
    }
    // One that has only just been asked for may still say that it is complete.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

async function print(browser: Browser): Promise<void> {
  const { page } = await openTab(browser, { viewport: { width: 794, height: 1123 }, baseURL: server.url })
  for (const path of printed.filter((path) => paths.includes(path))) {
    // Only a page that is there takes it.
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await loadPictures(page)
    await page.screenshot({ path: fileFor(path, 'print'), fullPage: true })
  }
  await page.context().close()
}

function fileFor(path: string, what: string): string {
  const name = path.slice(1).replaceAll('/', '_') || 'home'
  return join(folder, `${name}-${what}.png`)
}
