/** Finds out that this page was loaded from an older deploy than the one that answers now. */

/** The answer belongs to other code than ours. */
export class StaleDeployError extends Error {
  override readonly name = 'StaleDeployError'
}

/** As Chromium, Firefox and Safari say it; Safari has a second sentence for a page that answers in place of a script. */
const messages = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /is not a valid JavaScript MIME type/i,
  /Unable to preload CSS/i,
]

const preloadErrors = new WeakSet<object>()

/** Vite tells of a chunk that does not come before anybody sees the error. */
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
