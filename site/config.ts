/**
 * The site's settings, parsed from the environment once, at build. An invalid value stops the build with its name.
 *
 * Addresses of services have no default: a link to a service that is not configured is not rendered.
 */
import * as z from 'zod'
import { presentVariables } from '#content/schema/environment.ts'

const address = z.url({ protocol: /^https?$/ })
const service = address.optional()
const flag = z.stringbool().default(false)

/** `.env.example` documents every key. */
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
  /** Without a trailing slash. */
  readonly siteUrl: string
  readonly noIndex: boolean
  /** Whether films and cinemas link to the ticketing service's general address instead of their own showtimes. */
  readonly skipTicketing: boolean
  /** Addresses of third-party scripts. */
  readonly tagManager: string | undefined
  readonly adScript: string | undefined
  /** Address of a video platform's player, with `{id}` in place of the video's id. */
  readonly videoPlayer: string | undefined
  /** Address and attribution of the map's tiles; without tiles the map shows our outline of Malaysia. */
  readonly mapTiles: { readonly url: string; readonly credit: string } | undefined
  /** Hosts whose pages editors may embed. */
  readonly embedHosts: readonly string[]
  /** Addresses of services, by the name in content links: `service:tickets`. */
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

/** The address of one film or cinema at a service: `{id}` in the configured address is replaced, else `?id=` is appended. */
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
/** The address of the configured player for a video; undefined without a player. */
export const playerUrl = ({ videoPlayer }: SiteConfig, id: string): string | undefined =>
  videoPlayer?.replaceAll(/\{id\}|%7Bid%7D/gi, encodeURIComponent(id))

/** Whether the content security policy allows a frame of this address. */
export function mayEmbed({ embedHosts }: SiteConfig, address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && embedHosts.includes(url.hostname)
}

/** Origins that frames may show. */
export const frameOrigins = ({ videoPlayer, embedHosts }: SiteConfig): string[] => [
  ...new Set([...(videoPlayer ? [new URL(videoPlayer).origin] : []), ...embedHosts.map((host) => `https://${host}`)]),
]
