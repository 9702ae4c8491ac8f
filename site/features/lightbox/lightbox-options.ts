/** How the lightbox behaves (spec point 9). */
import type { PhotoSwipeOptions } from 'photoswipe'

export const fadeOut = 270
/** How long a video may take to say how large it is. */
export const metadataTimeout = 3000
/** Between slides, as a part of the screen's width. */
export const slideDistance = 0.3
/** Below it a screen is a phone's: the picture has all of it, fingers move it, and there are no arrows. */
export const wideMinWidth = 992

export const isWide = (width: number): boolean => width >= wideMinWidth

export const lightboxOptions = {
  showHideAnimationType: 'fade',
  showAnimationDuration: 200,
  hideAnimationDuration: fadeOut,
  spacing: slideDistance,
  bgOpacity: 1,
  loop: true,
  wheelToZoom: true,
  indexIndicatorSep: ' of ',
  closeTitle: 'Close (Esc)',
  zoomTitle: 'Zoom (Z)',
  arrowPrevTitle: 'Back',
  arrowNextTitle: 'On',
  errorMsg: 'This picture could not be loaded.',
  // The focus goes to the link of the picture that was seen last.
  returnFocus: false,
  // A click on a wide screen zooms; a tap on a phone takes the words away.
  imageClickAction: 'zoom',
  tapAction: 'toggle-controls',
  bgClickAction: 'close',
  paddingFn: ({ x }) =>
    isWide(x) ? { top: 56, bottom: 72, left: 88, right: 88 } : { top: 0, bottom: 0, left: 0, right: 0 },
} as const satisfies PhotoSwipeOptions
