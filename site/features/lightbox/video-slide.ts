/** Slides with a video. */
import type PhotoSwipe from 'photoswipe'
import type { PhotoSwipeEventsMap } from 'photoswipe'
import type { Captions } from '#site/shared/parts/video.ts'
import type { GalleryItem } from './gallery-item.ts'
import { metadataTimeout } from './lightbox-options.ts'

type Content = PhotoSwipeEventsMap['contentLoad']['content']

/** Height in pixels of a video's controls: dragging there does not move the gallery. */
const controls = 72

export function addVideoSlides(lightbox: PhotoSwipe): void {
  lightbox.on('contentLoad', (event) => {
    const { content } = event
    if (content.type !== 'video') return
    event.preventDefault()
    load(content)
  })
  lightbox.addFilter('contentErrorElement', (element, content) => {
    if (content.type === 'video') element.innerText = 'This video could not be loaded.'
    return element
  })
  lightbox.on('contentDeactivate', ({ content }) => videoIn(content)?.pause())
  lightbox.on('openingAnimationEnd', () => {
    // The visitor pressed a video, so it plays. Where autoplay is not allowed, the video's own button remains.
    if (lightbox.currSlide)
      void videoIn(lightbox.currSlide.content)
        ?.play()
        .catch(() => {})
  })
  // A video handles arrow keys, and drags on its controls, itself.
  lightbox.on('keydown', (event) => {
    const { target, key } = event.originalEvent
    if (target instanceof HTMLVideoElement && key !== 'Escape') event.preventDefault()
  })
  lightbox.on('pointerDown', (event) => {
    const { target, clientY } = event.originalEvent
    if (target instanceof HTMLVideoElement && clientY > target.getBoundingClientRect().bottom - controls)
      event.preventDefault()
  })
}

const videoIn = ({ element }: Content): HTMLVideoElement | null => element?.querySelector('video') ?? null

function load(content: Content): void {
  const video = document.createElement('video')
  video.controls = true
  video.playsInline = true
  video.preload = 'metadata'
  const { caption, captions = [] } = content.data as Partial<GalleryItem>
  video.setAttribute('aria-label', caption ?? '')
  video.append(...captions.map(trackOf))
  const element = document.createElement('div')
  element.className = 'pswp__content pswp__video'
  element.append(video)
  content.element = element
  content.state = 'loading'
  video.addEventListener('error', () => content.onError(), { once: true })
  void metadataOf(video, metadataTimeout).then(() => {
    if (content.state !== 'loading') return
    if (video.videoWidth > 0) setSize(content, video.videoWidth, video.videoHeight)
    content.onLoaded()
  })
  video.src = content.data.src ?? ''
}

/** Resolves when the video has reported its size, or after the time-out in ms. */
export function metadataOf(video: EventTarget, wait: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait)
    video.addEventListener(
      'loadedmetadata',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** The first captions are shown at once: the controls have a switch for them. */
function trackOf({ src, language, label }: Captions, index: number): HTMLTrackElement {
  const track = document.createElement('track')
  track.kind = 'captions'
  track.src = src
  track.srclang = language
  track.label = label
  track.default = index === 0
  return track
}

function setSize(content: Content, width: number, height: number): void {
  content.width = width
  content.height = height
  if (!content.slide) return
  content.slide.width = width
  content.slide.height = height
  content.slide.resize()
}
