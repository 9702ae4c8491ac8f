/** Whether pictures ask for more pixels than they are shown in: the eye does not tell, the line does. */
import type { Page } from '@playwright/test'

/** Times or pixels by which a picture may be asked for too large: cards are as wide as their columns, and small ones cost little. */
const tolerated = { times: 1.6, pixels: 100 } as const

/** @returns the pictures of the page, at its width, whose `sizes` say more than they are shown in */
export const oversizedPictures = (page: Page): Promise<string[]> => page.evaluate(oversized, tolerated)

/** Runs in the page. */
function oversized({ times, pixels }: typeof tolerated): string[] {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.position = 'fixed'
  const found = new Set<string>()
  for (const picture of document.querySelectorAll('picture')) {
    const image = picture.querySelector('img')
    const source = [...picture.querySelectorAll('source')].find(({ media }) => !media || matchMedia(media).matches)
    if (!image || !source || !image.checkVisibility({ contentVisibilityAuto: true })) continue
    const said = sizeOf(source.sizes)
    const needed = shownWidth(image, source)
    // A stand-in of one pixel that is shown in its own size says nothing of the picture.
    if (needed > 1 && said > needed * times && said - needed > pixels)
      found.add(`${said.toFixed()} px for ${needed.toFixed()} px, by ${source.sizes}: ${image.src.split('/').at(-1)}`)
  }
  probe.remove()
  return [...found]

  function sizeOf(sizes: string): number {
    const parts = sizes.split(/,\s*(?![^(]*\))/).map((part) => /^(?:(\(.*\)) )?([^ ]+)$/.exec(part.trim()) ?? [])
    probe.style.width = parts.find(([, media]) => !media || matchMedia(media).matches)?.[2] ?? '100vw'
    return probe.getBoundingClientRect().width
  }

  /** Width in pixels of the whole picture, also of what its frame cuts off. */
  function shownWidth(image: HTMLImageElement, source: HTMLSourceElement): number {
    const { offsetWidth: width, offsetHeight: height } = image
    const shape = source.hasAttribute('width') ? source : image
    const ratio = Number(shape.getAttribute('width')) / Number(shape.getAttribute('height'))
    return getComputedStyle(image).objectFit === 'cover'
      ? Math.max(width, height * ratio)
      : Math.min(width, height * ratio)
  }
}

/**
 * Tests have a stand-in of one pixel for each picture, so one that is shown that large takes its size from its file: all that follows
 * moves once the file has come.
 *
 * @returns those pictures, at the page's width
 */
export const unreservedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc && image.checkVisibility({ contentVisibilityAuto: true }))
      .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) <= 1)
      .map(
        ({ currentSrc, offsetWidth, offsetHeight }) =>
          `${currentSrc.split('/').at(-1)}: ${offsetWidth} × ${offsetHeight}`,
      ),
  )
