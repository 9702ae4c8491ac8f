/**
 * The site's settings, parsed from the environment once, at build. An invalid value stops the build with its name.
 *
 * Addresses of services have no default: a link to a service that is not configured is not rendered.
 */
import { parseEnvironment } from '#content/commands/parse-environment.ts'
import type { Variables } from '#content/schema/environment.ts'
import { type formKinds, variables } from './variables.ts'

export interface SiteConfig {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly noIndex: boolean
  /** Whether films and cinemas link to the ticketing service's general address instead of their own showtimes. */
  readonly skipTicketing: boolean
  /** Address at which browsers ask for live showtimes (docs/showtimes.md). */
  readonly showtimesApi: string | undefined
  /** Addresses of third-party scripts. */
  readonly tagManager: string | undefined
  readonly adScript: string | undefined
  /** Hosts that these scripts may use besides their own, as the policy names them. */
  readonly thirdParties: {
    readonly scriptHosts: readonly string[]
    /** Hosts to which measurements are sent, by a request for a picture or any other. */
    readonly beaconHosts: readonly string[]
    readonly frameHosts: readonly string[]
  }
  /** Address of a video platform's player, with `{id}` in place of the video's id. */
  readonly videoPlayer: string | undefined
  /** Address and attribution of the map's tiles; without tiles the map shows our outline of Malaysia. */
  readonly mapTiles: { readonly url: string; readonly credit: string } | undefined
  /** Address to which forms are sent. */
  readonly formEndpoint: string | undefined
  /** The format in which they are sent. */
  readonly formKind: FormKind
  /** Address to which files of forms are sent; undefined where they are sent with the rest. */
  readonly attachmentEndpoint: string | undefined
  /** The bot challenge of forms: its public key, and the address of its script. */
  readonly challenge: { readonly siteKey: string; readonly script: string } | undefined
  /** Hosts whose pages editors may embed. */
  readonly embedHosts: readonly string[]
  /** Addresses of services, by the name in content links: `service:tickets`. */
  readonly services: Readonly<Record<ServiceName, string | undefined>>
}

export type FormKind = (typeof formKinds)[number]

export type ServiceName = 'tickets' | 'bookingByMovie' | 'showtimes' | 'app' | 'shop' | 'signIn' | 'member'

/** @throws ProblemError naming every variable that is wrong. */
export function parseConfig(environment: Variables): SiteConfig {
  const data = parseEnvironment(variables, environment)
  return {
    siteUrl: data.SITE_URL,
    noIndex: data.NO_INDEX,
    skipTicketing: data.SKIP_TICKETING,
    showtimesApi: data.SKIP_TICKETING ? undefined : data.SHOWTIMES_API_URL,
    tagManager: data.TAG_MANAGER_ID && withParameter(data.TAG_MANAGER_URL, 'id', data.TAG_MANAGER_ID),
    adScript: data.AD_SCRIPT_URL,
    thirdParties: {
      scriptHosts: data.THIRD_PARTY_SCRIPT_HOSTS,
      beaconHosts: data.THIRD_PARTY_BEACON_HOSTS,
      frameHosts: data.THIRD_PARTY_FRAME_HOSTS,
    },
    videoPlayer: data.VIDEO_PLAYER_URL?.replaceAll('{key}', encodeURIComponent(data.VIDEO_PLATFORM_API_KEY ?? '')),
    mapTiles: data.MAP_TILES_URL ? { url: data.MAP_TILES_URL, credit: data.MAP_TILES_CREDIT } : undefined,
    formEndpoint: data.FORM_URL,
    formKind: data.FORM_KIND,
    attachmentEndpoint: data.ATTACHMENT_URL,
    challenge: data.CHALLENGE_SITE_KEY
      ? {
          siteKey: data.CHALLENGE_SITE_KEY,
          script: withParameter(data.CHALLENGE_SCRIPT_URL, 'render', 'explicit'),
        }
      : undefined,
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

/**
 * The address of one film or cinema at a service: `{id}` in the configured address is replaced, else `?id=` is appended.
 * `{date}` is left empty, and left to `shared/time/on-day.ts` in `serviceUrlOnDay`.
 */
export const serviceUrl = (config: SiteConfig, name: ServiceName, id: string): string | undefined =>
  serviceUrlOnDay(config, name, id)?.replaceAll('{date}', '')

export function serviceUrlOnDay(
  { services, skipTicketing }: SiteConfig,
  name: ServiceName,
  id: string,
): string | undefined {
  if (skipTicketing) return undefined
  const base = services[name]
  if (base === undefined) return undefined
  const value = encodeURIComponent(id)
  if (base.includes('{id}')) return base.replaceAll('{id}', value)
  return `${base}${base.includes('?') ? '&' : '?'}id=${value}`
}

/**
 * The address of a service for a link that means no film or cinema. One that wants some leads to the home of the ticketing app
 * instead, as does one that is not to be relied on; without a home, its place is left empty.
 */
export function serviceHome({ services, skipTicketing }: SiteConfig, name: ServiceName): string | undefined {
  if (name !== 'bookingByMovie' && name !== 'showtimes') return services[name]
  const base = skipTicketing ? undefined : services[name]
  const needsOne = base === undefined || base.includes('{id}')
  return needsOne && services.tickets !== undefined ? services.tickets : base?.replaceAll(/\{(?:id|date)\}/g, '')
}

function withParameter(url: string, name: string, value: string): string {
  const changed = new URL(url)
  changed.searchParams.set(name, value)
  return changed.href
}

/** The address of the configured player for a video; undefined without a player. */
export const playerUrl = ({ videoPlayer }: SiteConfig, id: string): string | undefined =>
  videoPlayer?.replaceAll('{id}', encodeURIComponent(id))

/** Origins to which live showtimes may lead: those of the addresses at which tickets are sold, and of the showtimes' own. */
export const ticketOrigins = ({ services, showtimesApi }: SiteConfig): string[] => [
  ...new Set(
    [services.tickets, services.bookingByMovie, services.showtimes, showtimesApi].flatMap((address) =>
      address === undefined ? [] : [new URL(address).origin],
    ),
  ),
]

/** Whether the content security policy allows a frame of this address. */
export function mayEmbed({ embedHosts }: SiteConfig, address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && embedHosts.includes(url.hostname)
}
