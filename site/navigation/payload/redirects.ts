/** Redirects: to own addresses by the router, to others by a full page load (spec points 2 and 8). */
import { Redirect } from '#site/router/redirect.ts'

/** A target that is malformed; its message begins with its name, by which visitors and logs can be asked for it. */
export class RedirectError extends Error {
  override name = 'ERR_REDIRECT'
}

/** What a loader throws, or a guard returns. */
export function redirectTo(target: string): Redirect {
  if (/^\/(?![/\\])/.test(target)) return new Redirect(target)
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new RedirectError(`ERR_REDIRECT: ${target} leads nowhere`)
  }
  return new Redirect(url.href, { isDocument: true })
}

/** Own redirects lead to pages, so two in a row are rare and more are a loop. */
const maxHops = 3

/**
 * Counts the redirects of one navigation. A loop is left to a full page load: the host shows its page, or the browser
 * reports the loop.
 */
export class RedirectHops {
  #count = 0

  /** @returns what to throw instead of what a loader threw. */
  follow(thrown: unknown): unknown {
    if (!(thrown instanceof Redirect)) return thrown
    this.#count += 1
    if (this.#count <= maxHops) return thrown
    this.#count = 0
    return new Redirect(thrown.to, { isDocument: true })
  }

  /** To be called when a page was loaded. */
  reset(): void {
    this.#count = 0
  }
}
