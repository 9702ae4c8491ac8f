/** One picture of one page: the same for the same page, however fast this machine is. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Milliseconds. A page that is not at rest by then is shown as it is. */
const restTimeout = 10_000

/** @returns a picture as a `data:` address */
export async function shotOf(page: Page, address: string, width: number): Promise<string> {
  await page.goto(address, { waitUntil: 'load' })
  // Until then its code, its typefaces and its parts come, each when it can.
  await page
    .locator('html[data-whole]')
    .waitFor({ state: 'attached', timeout: restTimeout })
    .catch(() => {})
  await page.evaluate(prepare)
  return small(await page.screenshot({ fullPage: true, animations: 'disabled' }), width)
}

/**
 * For the page. Parts and pictures further down wait until somebody comes near, which nobody does; and what is fixed to the window would
 * cover a long picture in its middle. Where lines would have moved, texts have other space between their letters, or kept the fallback
 * typeface that they were first shown in.
 */
const prepare = `(() => {
  for (const element of document.querySelectorAll('body *')) {
    const { position, contentVisibility } = getComputedStyle(element)
    if (position === 'fixed') element.style.visibility = 'hidden'
    if (contentVisibility !== 'visible') element.style.setProperty('content-visibility', 'visible', 'important')
    element.style.fontFamily = ''
    element.style.letterSpacing = ''
  }
  return Promise.allSettled([...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode()
  }))
})()`

/** Pixels: what is further below the fold is left out. A desk is shown at half its size. */
const maxHeight = 2400

async function small(shot: Buffer, width: number): Promise<string> {
  const image = sharp(shot)
  const { height = 0 } = await image.metadata()
  const cut = image.extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
  const bytes = await cut
    .resize({ width: Math.min(width, 640) })
    .webp({ quality: 60 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
