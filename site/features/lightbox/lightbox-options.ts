/** The options of the lightbox. */
import type { PhotoSwipeOptions } from 'photoswipe'

/** Milliseconds. */
export const fadeOut = 270
/** How long, in ms, a video may take to report its size. */
export const metadataTimeout = 3000
/** Distance between slides, as a fraction of the screen's width. */
export const slideDistance = 0.3
/** Width in pixels below which the picture fills the screen, is moved by finger, and has no arrows. */
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
  // Focus goes to the link of the picture that was shown last.
  returnFocus: false,
  // A click zooms on a wide screen; a tap hides the controls on a phone.
  imageClickAction: 'zoom',
  tapAction: 'toggle-controls',
  bgClickAction: 'close',
  paddingFn: ({ x }) =>
    isWide(x) ? { top: 56, bottom: 72, left: 88, right: 88 } : { top: 0, bottom: 0, left: 0, right: 0 },
} as const satisfies PhotoSwipeOptions
