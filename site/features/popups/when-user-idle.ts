/** The moment at which nobody is interrupted. */

/** How long a visitor has done nothing, in ms. */
export const idleDelay = 4000

const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const

/**
 * Runs it once the page is loaded, the visitor has left it alone for a while, and the browser has nothing to do. @returns a
 * way to call it off.
 */
export function whenUserIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel()
      whenIdle(run)
    }, idleDelay)
  }
  const cancel = () => {
    clearTimeout(timer)
    removeEventListener('load', start)
    for (const interaction of interactions) removeEventListener(interaction, restart, { capture: true })
  }
  const restart = () => {
    if (document.readyState === 'complete') start()
  }
  for (const interaction of interactions) addEventListener(interaction, restart, { capture: true, passive: true })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
  return cancel
}

/** Without a time-out: a browser that is never idle is never disturbed. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else run()
}
