/**
 * Where an answer sends us on to, if anywhere. Pure.
 *
 * We stay with the configured origin: the next request would carry our credentials, and a CMS that has moved should be
 * configured, not followed.
 */
export type RedirectTarget =
  | { readonly kind: 'followed'; readonly url: URL }
  | { readonly kind: 'refused'; readonly why: string }

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const keepsMethod: ReadonlySet<number> = new Set([307, 308])

export function redirectTarget(method: string, from: URL, response: Response): RedirectTarget | undefined {
  if (!redirects.has(response.status)) return undefined
  const location = response.headers.get('location')
  if (!location || !URL.canParse(location, from)) return { kind: 'refused', why: 'it does not say where to' }
  const url = new URL(location, from)
  // Only the origin is named: path and query of such an address may hold somebody's token.
  if (url.origin !== from.origin) return { kind: 'refused', why: `to ${url.origin}, which is not the CMS` }
  if (method !== 'GET' && !keepsMethod.has(response.status)) {
    return { kind: 'refused', why: `after a ${method}, whose body would be lost` }
  }
  url.username = ''
  url.password = ''
  return { kind: 'followed', url }
}
