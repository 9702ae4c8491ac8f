/**
 * The site's part of the environment, parsed once, at build. A wrong value stops the build and is named.
 *
 * Addresses of services have no default: a link to one that is not configured is not rendered.
 */
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ })
const service = z.preprocess((value) => (value === '' ? undefined : value), address.optional())
const flag = z.preprocess((value) => (value === '' ? undefined : value), z.stringbool().default(false))

/** Every key stands in `.env.example`. */
export const variables = z.object({
  SITE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    address.default('http://127.0.0.1:4173').transform((url) => url.replace(/\/+$/, '')),
  ),
  TICKETS_URL: service,
  BOOKING_BY_MOVIE_URL: service,
  SHOWTIMES_URL: service,
  APP_URL: service,
  SHOP_URL: service,
  SIGN_IN_URL: service,
  MEMBER_URL: service,
  SKIP_TICKETING: flag,
  NO_INDEX: flag,
  TAG_MANAGER_ID: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^[A-Z0-9]+-[A-Z0-9]+$/i, 'must be an id such as GTM-ABC123')
      .optional(),
  ),
  TAG_MANAGER_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    address.default('https://www.googletagmanager.com/gtm.js'),
  ),
  AD_SCRIPT_URL: service,
})

export interface SiteConfig {
  /** Without a slash at the end. */
  readonly siteUrl: string
  readonly noIndex: boolean
  /** Films and cinemas lead to the general address of the ticketing service, not to their own times there. */
  readonly skipTicketing: boolean
  /** The addresses of scripts that are not ours. */
  readonly tagManager: string | undefined
  readonly adScript: string | undefined
  /** By the name that links in the content use: `service:tickets`. */
  readonly services: Readonly<Record<ServiceName, string | undefined>>
}

export type ServiceName = 'tickets' | 'bookingByMovie' | 'showtimes' | 'app' | 'shop' | 'signIn' | 'member'

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const parsed = variables.safeParse(environment)
  if (!parsed.success) throw new Error(`The environment is wrong.\n${z.prettifyError(parsed.error)}`)
  const { data } = parsed
  return {
    siteUrl: data.SITE_URL,
    noIndex: data.NO_INDEX,
    skipTicketing: data.SKIP_TICKETING,
    tagManager: data.TAG_MANAGER_ID && withParameter(data.TAG_MANAGER_URL, 'id', data.TAG_MANAGER_ID),
    adScript: data.AD_SCRIPT_URL,
    services: {
      tickets: data.TICKETS_URL,
      bookingByMovie: data.BOOKING_BY_MOVIE_URL,
      showtimes: data.SHOWTIMES_URL,
      app: data.APP_URL,
      shop: data.SHOP_URL,
      signIn: data.SIGN_IN_URL,
      member: data.MEMBER_URL,
    },
  }
}

/** The address of one film or cinema at a service: `{id}` in the configured address, else `?id=` after it. */
export function serviceUrl({ services, skipTicketing }: SiteConfig, name: ServiceName, id: string): string | undefined {
  if (skipTicketing) return undefined
  const base = services[name]
  if (base === undefined) return undefined
  const value = encodeURIComponent(id)
  if (base.includes('{id}')) return base.replaceAll('{id}', value)
  return `${base}${base.includes('?') ? '&' : '?'}id=${value}`
}

function withParameter(url: string, name: string, value: string): string {
  const changed = new URL(url)
  changed.searchParams.set(name, value)
  return changed.href
}
