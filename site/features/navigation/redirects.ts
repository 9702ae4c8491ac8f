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
