import type { Source } from '../../data/source.ts'
import type { IndexedContent } from '../content-index.ts'
import { redirectsOf } from '../plan.ts'

export interface ResolvedRedirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

/** Redirects with the addresses they lead to. One to a service that is not configured leads home. */
export function resolvedRedirects(source: Source, content: IndexedContent): ResolvedRedirect[] {
  return [...redirectsOf(content)].map(([from, { to, permanent }]) => ({
    from,
    to: source.link(to) ?? '/',
    status: permanent ? 301 : 302,
  }))
}

/** In the form that Netlify and Cloudflare Pages read. */
export const redirects = (list: readonly ResolvedRedirect[]): string =>
  list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
