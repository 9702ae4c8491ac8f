/** Waits until a popup would interrupt nothing. */

/** Milliseconds without any interaction. */
export const idleDelay = 4000

const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const

/**
 * Runs a function once the page is loaded, the visitor has not interacted for a while, and the browser is idle. @returns
 * a function that cancels.
 */
export function whenUserIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel()
      // Without a time-out: a busy browser is never interrupted.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
      else run()
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
