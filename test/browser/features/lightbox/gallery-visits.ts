/** Visits to pages with a gallery, whose pictures are there at once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { repository } from '#test/support/repository.ts'

// One without a trailer: all of its gallery are pictures.
export const film = '/movie/the-long-night-teahouse'
export const wide = { viewport: { width: 1280, height: 800 } }
const still = readFileSync(join(repository, 'content/media/still-redline-kl-1-2929bf49.webp'))

export const galleryLinks = (page: Page) => page.locator('main a[data-gallery]')
export const counter = (page: Page) => page.locator('.pswp__counter')
/** It takes no notice of keys before it has come in: then it has its neighbours, too. */
export const isOpened = (page: Page) =>
  page.locator('.pswp--ui-visible .pswp__item[style*="display: block"]').nth(2).waitFor()

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function galleryVisits() {
  const site = builtSite()
  async function openFilm(options: object = wide, address = film) {
    const visited = await site.visit(options)
    const { page } = visited
    await page.route('**/media/**', (route) => route.fulfill({ body: still, contentType: 'image/webp' }))
    await visited.goTo(address)
    const lightbox = page.getByRole('dialog', { name: 'Pictures and videos' })
    return { ...visited, lightbox, links: galleryLinks(page) }
  }
  return { site, openFilm }
}
