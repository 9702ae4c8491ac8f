/** Detects that this page was loaded from an older deploy than the one that answers now. */

/** A response belongs to a deploy with other code. */
export class StaleDeployError extends Error {
  override readonly name = 'StaleDeployError'
}

const preloadErrors = new WeakSet<object>()

/** Notes parts of the code that do not arrive: each `import()` of a built site tells of one before it throws (`small-preload-helper.ts`). */
export function recordPreloadErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    const error: unknown = Reflect.get(event, 'payload')
    if (typeof error === 'object' && error !== null) preloadErrors.add(error)
  })
}

export const isStaleDeploy = (error: unknown): boolean =>
  error instanceof StaleDeployError || (error instanceof Error && preloadErrors.has(error))
