/** Milliseconds after which the function runs at the latest. */
export const idleTimeout = 2000

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleTimeout })
  else setTimeout(run, idleTimeout)
}
