/** Makes a slide of a link on the page. */
import type { SlideData } from 'photoswipe'
import type { Captions } from '#site/shared/parts/video.ts'
import { withCredit } from '#site/ui/picture/with-credit.ts'
import { type SourceType, typeByName } from './source-type.ts'

/** `pending`: the server is being asked for the type. `invalid`: the type could not be found out. */
export interface GalleryItem extends SlideData {
  src: string
  type: SourceType | 'pending' | 'invalid'
  width: number
  height: number
  readonly element: HTMLElement
  readonly alt: string
  readonly caption: string
  /** Captions of a video; empty for a picture. */
  readonly captions: readonly Captions[]
}

export function galleryItem(link: HTMLAnchorElement): GalleryItem {
  const thumb = link.querySelector('img')
  const alt = thumb?.alt ?? ''
  const figcaption = link.closest('figure')?.querySelector('figcaption')?.textContent
  return {
    src: link.href,
    type: typeByName(link.href) ?? 'pending',
    width: Number(link.dataset['width']) || 1600,
    height: Number(link.dataset['height']) || 900,
    element: link,
    alt,
    caption: figcaption || withCredit(alt || link.textContent.trim(), link.dataset['credit']),
    captions: JSON.parse(link.dataset['captions'] ?? '[]'),
    ...(thumb ? { msrc: thumb.currentSrc } : {}),
  }
}
