/** The lightbox over the page. Its code and styles are fetched with the first click on a picture. */
import PhotoSwipe from 'photoswipe'
import { browserStorage } from '#site/features/stored-value/browser-storage.ts'
import { openOverlayAddress } from '#site/navigation/overlay-address.ts'
import { unlessNavigatedAway } from '#site/navigation/unless-navigated-away.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { addCaptions } from './captions.ts'
import { hashOf } from './gallery-hash.ts'
import { galleryItem } from './gallery-item.ts'
import stylesUrl from './lightbox.css?url'
import { isWide, lightboxOptions } from './lightbox-options.ts'
import { addPendingSlides } from './pending-slide.ts'
import { addVideoSlides } from './video-slide.ts'

let opened: PhotoSwipe | undefined

/** @param pressed what has the focus again where the visitor closes it at the picture that it began with. */
export async function openGallery(
  links: readonly HTMLAnchorElement[],
  index: number,
  pressed = links[index],
): Promise<void> {
  // Outside of all layers, like the library's own styles: none of the page's rules may win over them.
  await unlessNavigatedAway(loadStyles(stylesUrl))
  if (opened) return
  const items = links.map(galleryItem)
  const lightbox = new PhotoSwipe({ ...lightboxOptions, dataSource: items, index, arrowKeys: items.length > 1 })
  opened = lightbox
  addPendingSlides(lightbox, items, browserStorage('localStorage'))
  addVideoSlides(lightbox)
  addCaptions(lightbox, items)
  const updateWidthClass = () => lightbox.element?.classList.toggle('pswp--wide', isWide(innerWidth))
  lightbox.on('initialLayout', updateWidthClass)
  lightbox.on('resize', updateWidthClass)

  const page = document.getElementById('siteRoot')
  const hashAt = (at: number) => hashOf(links[at]?.href ?? location.href)
  const address = openOverlayAddress(hashAt(index), () => destroyOnceOpen(lightbox))
  lightbox.on('change', () => {
    address.move(hashAt(lightbox.currIndex))
    leaveToShownSlide(lightbox)
  })
  lightbox.on('close', () => {
    address.leave()
    if (page) page.inert = false
  })
  lightbox.on('destroy', () => {
    opened = undefined
    const shown = lightbox.currIndex === index ? pressed : links[lightbox.currIndex]
    shown?.focus()
  })
  lightbox.init()
  // Keyboard and screen readers must not reach the page below.
  if (page) page.inert = true
}

/** A video beside the slide that is shown would take the keyboard, and the window with it. */
function leaveToShownSlide({ mainScroll, currSlide, element }: PhotoSwipe): void {
  const focused = document.activeElement
  for (const { el, slide } of mainScroll.itemHolders) {
    el.inert = slide !== currSlide
    if (el.inert && el.contains(focused)) element?.focus()
  }
}

/** While it opens, the library would not do it. */
function destroyOnceOpen(lightbox: PhotoSwipe): void {
  if (lightbox.opener.isOpen) lightbox.destroy()
  else lightbox.on('openingAnimationEnd', () => lightbox.destroy())
}
