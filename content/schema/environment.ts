/** What the variables of an environment are made of, for exporter, site and CMS alike. */
import * as z from 'zod'

export type Variables = Readonly<Record<string, string | undefined>>

/** The variables that are set: an empty value counts as none, so that a line of `.env.example` may stay. */
export const presentVariables = (environment: Variables): Variables =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** `1` or `true`, `0` or `false`. */
export const flag = z.stringbool()
export const httpUrl = z.url({ protocol: /^https?$/ })
export const count = (min: number) => z.coerce.number().int().min(min)
/** The origin of a site, all addresses of which begin at the root of its host. */
export const siteOrigin = httpUrl
  .refine((url) => URL.parse(url)?.href.replace(/\/$/, '') === URL.parse(url)?.origin, {
    error: 'must be an origin such as https://cinema.example: no path, query or name of a user',
  })
  .transform((url) => new URL(url).origin)
