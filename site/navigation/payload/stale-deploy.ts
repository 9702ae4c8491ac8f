/** Detects that this page was loaded from an older deploy than the one that answers now. */

/** A response belongs to a deploy with other code. */
export class StaleDeployError extends Error {
  override readonly name = 'StaleDeployError'
}

/** Messages of Chromium, Firefox and Safari; Safari has another one for an HTML page in place of a script. */
const messages = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /is not a valid JavaScript MIME type/i,
  /Unable to preload CSS/i,
]

const preloadErrors = new WeakSet<object>()

/** Notes chunks that failed to load: Vite reports them before the error is thrown. */
export function notePreloadErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    const error: unknown = Reflect.get(event, 'payload')
    if (typeof error === 'object' && error !== null) preloadErrors.add(error)
  })
}

export function isStaleDeploy(error: unknown): boolean {
  if (error instanceof StaleDeployError) return true
  if (!(error instanceof Error)) return false
  return preloadErrors.has(error) || messages.some((message) => message.test(error.message))
}
