/** Schemas for environment variables, for exporter, site and CMS alike. */
import * as z from 'zod'

export type Variables = Readonly<Record<string, string | undefined>>

/** The variables that are set: an empty value counts as none, so that a line of `.env.example` may stay. */
export const presentVariables = (environment: Variables): Variables =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** `1` or `true`, `0` or `false`. */
export const flag = z.stringbool()
export const httpUrl = z.url({ protocol: /^https?$/, abort: true })
export const count = (min: number) => z.coerce.number().int().min(min)
/** An address below which paths are asked. Whatever else it had would be dropped in silence. */
export const baseUrl = httpUrl.refine(hasOnlyPath, {
  error: 'must be an address such as https://cinema.example/path: no query, fragment or name of a user',
  abort: true,
})
/** The origin of a site, all addresses of which begin at the root of its host. */
export const siteOrigin = httpUrl
  .refine((url) => URL.parse(url)?.href.replace(/\/$/, '') === URL.parse(url)?.origin, {
    error: 'must be an origin such as https://cinema.example: no path, query or name of a user',
  })
  .transform((url) => new URL(url).origin)

function hasOnlyPath(address: string): boolean {
  const { href, origin, pathname } = new URL(address)
  return href === `${origin}${pathname}`
}
