/** Slides whose type is not known yet, or cannot be known. */
import type PhotoSwipe from 'photoswipe'
import type { GalleryItem } from './gallery-item.ts'
import { typeOf } from './source-type.ts'

export function addPendingSlides(
  lightbox: PhotoSwipe,
  items: readonly GalleryItem[],
  store: Storage | undefined,
): void {
  const requested = new Set<GalleryItem>()
  lightbox.on('contentLoad', (event) => {
    const { content } = event
    const item = items[content.index]
    if (item?.type === 'pending') {
      event.preventDefault()
      content.element = document.createElement('div')
      content.state = 'loading'
      if (!requested.has(item)) void requestType(item, content.index)
      requested.add(item)
    }
    if (item?.type === 'invalid') {
      event.preventDefault()
      content.element = invalid()
      content.state = 'loaded'
    }
  })

  async function requestType(item: GalleryItem, index: number): Promise<void> {
    item.type = (await typeOf(item.src, store)) ?? 'invalid'
    if (!lightbox.isDestroying) lightbox.refreshSlideContent(index)
  }
}

function invalid(): HTMLDivElement {
  const element = document.createElement('div')
  element.className = 'pswp__content pswp__error-msg-container'
  const text = document.createElement('p')
  text.className = 'pswp__error-msg'
  text.textContent = 'Invalid source'
  element.append(text)
  return element
}
