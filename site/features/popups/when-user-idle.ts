/** The moment at which nobody is interrupted. */

/** How long a visitor has done nothing, in ms. */
export const quiet = 4000

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const

/**
 * Runs it once the page is loaded, the visitor has left it alone for a while, and the browser has nothing to do. @returns a
 * way to call it off.
 */
export function whenUserIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      stop()
      whenIdle(run)
    }, quiet)
  }
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('load', wait)
    for (const sign of signs) removeEventListener(sign, waitAgain, { capture: true })
  }
  const waitAgain = () => {
    if (document.readyState === 'complete') wait()
  }
  for (const sign of signs) addEventListener(sign, waitAgain, { capture: true, passive: true })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
  return stop
}

/** Without a time-out: a browser that is never idle is never disturbed. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else run()
}
