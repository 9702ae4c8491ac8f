/** Decides when the browser loads what makes a page interactive: once the page is shown, or as soon as somebody touches it. */

import { isReturnVisit } from '#site/navigation/is-return-visit.ts'
import { skipNoParts } from './skipped-parts.ts'

/** Milliseconds after `load`, for a browser that does not tell of what it paints, or has nothing to paint on. */
const latest = 3000

const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'] as const

/** Resolves when the code of the site is to be loaded. */
export function whenToHydrate(): Promise<void> {
  if (isNeededAtOnce()) {
    skipNoParts()
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const begin = (event?: Event) => {
      if (isAtRest(event)) return
      for (const touch of touches) removeEventListener(touch, begin, true)
      resolve()
    }
    for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })
    // Until then the line belongs to the pictures of the first screen, and the processor to painting them.
    addEventListener('load', () => {
      // A frame is on the screen some time after it was made.
      new PerformanceObserver(() => begin()).observe({ type: 'paint', buffered: true })
      setTimeout(begin, latest)
    })
  })
}

/** A page that loads under a resting mouse gets a `pointermove` without movement. */
const isAtRest = (event?: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/**
 * Whether the code is to be loaded without waiting. Where the address has a query or a fragment, or the visitor reloads the page or comes
 * back to it, the code changes or scrolls what is shown, which is best done before anybody reads.
 */
function isNeededAtOnce(): boolean {
  return document.readyState === 'complete' || location.search !== '' || location.hash !== '' || isReturnVisit()
}
