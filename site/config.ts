/**
 * The site's part of the environment, parsed once, at build. A wrong value stops the build and is named.
 *
 * Addresses of services have no default: a link to one that is not configured is not rendered.
 */
import * as z from 'zod'
import { presentVariables } from '#content/schema/environment.ts'

const address = z.url({ protocol: /^https?$/ })
const service = address.optional()
const flag = z.stringbool().default(false)

/** Every key stands in `.env.example`. */
export const variables = z.object({
  SITE_URL: address.default('http://127.0.0.1:4173').transform((url) => url.replace(/\/+$/, '')),
  TICKETS_URL: service,
  BOOKING_BY_MOVIE_URL: service,
  SHOWTIMES_URL: service,
  APP_URL: service,
  SHOP_URL: service,
  SIGN_IN_URL: service,
  MEMBER_URL: service,
  SKIP_TICKETING: flag,
  NO_INDEX: flag,
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[A-Z0-9]+-[A-Z0-9]+$/i, 'must be an id such as GTM-ABC123')
    .optional(),
  TAG_MANAGER_URL: address.default('https://www.googletagmanager.com/gtm.js'),
  AD_SCRIPT_URL: service,
  VIDEO_PLAYER_URL: address
    .refine((url) => /\{id\}|%7Bid%7D/i.test(url), 'must have {id} where the id of a video belongs')
    .optional(),
  MAP_TILES_URL: address
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}')
    .optional(),
  MAP_TILES_CREDIT: z.string().default(''),
  EMBED_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be names of hosts, such as maps.example'))),
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
  /** A platform's player, with `{id}` in it. */
  readonly videoPlayer: string | undefined
  /** Where the pictures of the map come from, and who is to be named for them; without it the map is our own sketch. */
  readonly mapTiles: { readonly url: string; readonly credit: string } | undefined
  /** What editors embed may be of these hosts. */
  readonly embedHosts: readonly string[]
  /** By the name that links in the content use: `service:tickets`. */
  readonly services: Readonly<Record<ServiceName, string | undefined>>
}

export type ServiceName = 'tickets' | 'bookingByMovie' | 'showtimes' | 'app' | 'shop' | 'signIn' | 'member'

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const parsed = variables.safeParse(presentVariables(environment))
  if (!parsed.success) throw new Error(`The environment is wrong.\n${z.prettifyError(parsed.error)}`)
  const { data } = parsed
  return {
    siteUrl: data.SITE_URL,
    noIndex: data.NO_INDEX,
    skipTicketing: data.SKIP_TICKETING,
    tagManager: data.TAG_MANAGER_ID && withParameter(data.TAG_MANAGER_URL, 'id', data.TAG_MANAGER_ID),
    adScript: data.AD_SCRIPT_URL,
    videoPlayer: data.VIDEO_PLAYER_URL,
    mapTiles: data.MAP_TILES_URL ? { url: data.MAP_TILES_URL, credit: data.MAP_TILES_CREDIT } : undefined,
    embedHosts: data.EMBED_HOSTS,
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
/** A video on the platform, in its player; nothing where none is configured. */
export const playerUrl = ({ videoPlayer }: SiteConfig, id: string): string | undefined =>
  videoPlayer?.replaceAll(/\{id\}|%7Bid%7D/gi, encodeURIComponent(id))

/** Whether the site's policy lets a page of this address be shown within ours. */
export function mayEmbed({ embedHosts }: SiteConfig, address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && embedHosts.includes(url.hostname)
}

/** Whose pages may be shown within ours. */
export const frameOrigins = ({ videoPlayer, embedHosts }: SiteConfig): string[] => [
  ...new Set([...(videoPlayer ? [new URL(videoPlayer).origin] : []), ...embedHosts.map((host) => `https://${host}`)]),
]
