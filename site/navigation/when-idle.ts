/** At the latest then (spec point 9: prefetch idle time-out). */
export const idleTimeout = 2000

/** Runs it when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleTimeout })
  else setTimeout(run, idleTimeout)
}
