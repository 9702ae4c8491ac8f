import type { Redirect } from '#site/node/addresses/plan-redirects.ts'

/** The file `_redirects` of Netlify and Cloudflare Pages: from, to and status on each line. */
export const redirects = (list: readonly Redirect[]): string =>
  list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
