/** Captions of slides, and labels for screen readers. */
import type PhotoSwipe from 'photoswipe'
import type { GalleryItem } from './gallery-item.ts'

export function addCaptions(lightbox: PhotoSwipe, items: readonly GalleryItem[]): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite')
        lightbox.on('change', () => {
          element.textContent = items[lightbox.currIndex]?.caption ?? ''
        })
      },
    })
  })
  lightbox.on('initialLayout', () => {
    lightbox.element?.setAttribute('aria-label', 'Pictures and videos')
    lightbox.element?.setAttribute('aria-modal', 'true')
    lightbox.scrollWrap?.setAttribute('aria-label', 'Slides')
  })
}
