/** The lightbox over the page. Fetched with the first click on a picture, its styles too. */
import PhotoSwipe from 'photoswipe'
import { openOverlayAddress } from '#site/navigation/overlay-address.ts'
import { hashOf } from './gallery-hash.ts'
import { galleryItem } from './gallery-item.ts'
import sheet from './lightbox.css?url'
import { isWide, lightboxOptions } from './lightbox-options.ts'
import { addUnknown } from './unknown-slide.ts'
import { addVideos } from './video-slide.ts'
import { addCaptions } from './captions.ts'

let opened: PhotoSwipe | undefined

export async function openGallery(links: readonly HTMLAnchorElement[], index: number): Promise<void> {
  await loadSheet()
  if (opened) return
  const items = links.map(galleryItem)
  const lightbox = new PhotoSwipe({ ...lightboxOptions, dataSource: items, index, arrowKeys: items.length > 1 })
  opened = lightbox
  addUnknown(lightbox, items, localStore())
  addVideos(lightbox)
  addCaptions(lightbox, items)
  const adapt = () => lightbox.element?.classList.toggle('pswp--wide', isWide(innerWidth))
  lightbox.on('initialLayout', adapt)
  lightbox.on('resize', adapt)

  const page = document.getElementById('siteRoot')
  const hashAt = (at: number) => hashOf(links[at]?.href ?? location.href)
  const address = openOverlayAddress(hashAt(index), () => lightbox.destroy())
  lightbox.on('change', () => address.move(hashAt(lightbox.currIndex)))
  lightbox.on('close', () => {
    address.leave()
    if (page) page.inert = false
  })
  lightbox.on('destroy', () => {
    opened = undefined
    links[lightbox.currIndex]?.focus()
  })
  lightbox.init()
  // What lies below is out of reach for keys and for screen readers.
  if (page) page.inert = true
}

/** Unlayered, as the library's own: nothing of the page's is meant for it. */
function loadSheet(): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve()
  return new Promise((settle, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    link.addEventListener('load', () => settle())
    link.addEventListener('error', () => {
      link.remove()
      fail(new Error(`The styles of the lightbox did not arrive: ${sheet}`))
    })
    document.head.append(link)
  })
}

function localStore(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
