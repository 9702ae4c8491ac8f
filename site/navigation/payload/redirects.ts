/** Redirects: to own addresses by the router, to others by a full page load. */
import { Redirect } from '#site/router/redirect.ts'

/** A target that is malformed; its message begins with its name, by which visitors and logs can be asked for it. */
export class RedirectError extends Error {
  override name = 'ERR_REDIRECT'
}

/** The redirect for a loader to throw, or a guard to return. */
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
 * Counts the redirects in a row. A loop is left to a full page load: the host shows its page, or the browser reports the loop.
 *
 * @returns a function that takes the outcome of each page, and returns the error to throw: the same one, or in a loop a
 * redirect by document
 */
export function limitRedirects(): (thrown?: unknown) => unknown {
  let hops = 0
  return (thrown) => {
    const isRedirect = thrown instanceof Redirect
    hops = isRedirect && hops < maxHops ? hops + 1 : 0
    return isRedirect && hops === 0 ? new Redirect(thrown.to, { isDocument: true }) : thrown
  }
}
