import type { Redirect } from './check-redirects.ts'

/** In the form that Netlify and Cloudflare Pages read: from, to and status, between spaces; one on each line. */
export const redirects = (list: readonly Redirect[]): string =>
  list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
