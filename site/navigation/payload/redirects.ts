/** Redirects: own addresses by the router, others by a full page load (spec points 2 and 8). */
import { redirect, redirectDocument } from 'react-router'

/** What a loader throws, or a guard returns. */
export function redirectTo(target: string): Response {
  if (/^\/(?![/\\])/.test(target)) return redirect(target)
  const url = URL.parse(target)
  if (!url || !/^https?:$/.test(url.protocol)) {
    const error = new Error(`The redirect leads to ${target}, which is neither an own path nor an address on the web.`)
    error.name = 'ERR_REDIRECT'
    throw error
  }
  return redirectDocument(url.href)
}

/** Ours lead to pages, so two in a row are rare and more are a circle. */
const maxHops = 3

/**
 * Counts the redirects of one navigation. Those that would go on for ever are left to the host by a full page load: it shows
 * what it has there, or the browser says that there is no end to it.
 */
export class RedirectHops {
  #count = 0

  /** What to throw in the place of what a loader has thrown. */
  follow(thrown: unknown): unknown {
    const to = thrown instanceof Response ? thrown.headers.get('location') : null
    if (to === null) return thrown
    this.#count += 1
    if (this.#count <= maxHops) return thrown
    this.#count = 0
    return redirectDocument(to)
  }

  /** A page was found. */
  reset(): void {
    this.#count = 0
  }
}
