/** The lightbox over the page. Its code and styles are fetched with the first click on a picture. */
import PhotoSwipe from 'photoswipe'
import { openOverlayAddress } from '#site/navigation/overlay-address.ts'
import { addCaptions } from './captions.ts'
import { hashOf } from './gallery-hash.ts'
import { galleryItem } from './gallery-item.ts'
import stylesUrl from './lightbox.css?url'
import { isWide, lightboxOptions } from './lightbox-options.ts'
import { addPendingSlides } from './pending-slide.ts'
import { addVideoSlides } from './video-slide.ts'

let opened: PhotoSwipe | undefined

export async function openGallery(links: readonly HTMLAnchorElement[], index: number): Promise<void> {
  await loadStyles()
  if (opened) return
  const items = links.map(galleryItem)
  const lightbox = new PhotoSwipe({ ...lightboxOptions, dataSource: items, index, arrowKeys: items.length > 1 })
  opened = lightbox
  addPendingSlides(lightbox, items, localStore())
  addVideoSlides(lightbox)
  addCaptions(lightbox, items)
  const updateWidthClass = () => lightbox.element?.classList.toggle('pswp--wide', isWide(innerWidth))
  lightbox.on('initialLayout', updateWidthClass)
  lightbox.on('resize', updateWidthClass)

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
  // Keyboard and screen readers must not reach the page below.
  if (page) page.inert = true
}

/** Outside of all layers, like the library's own styles: none of the page's rules may win over them. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${stylesUrl}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesUrl
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The styles of the lightbox did not arrive: ${stylesUrl}`))
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
