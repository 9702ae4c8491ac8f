/** The variables of the environment that the site knows. `.env.example` says of each what it is for. */
import * as z from 'zod'
import { flag, httpUrl, siteOrigin } from '#content/schema/environment.ts'

/** An address with places to be filled, such as {id}; what nothing fills would stand in links as it is. */
const addressWith = (...places: readonly string[]) =>
  httpUrl
    // Browsers copy an address with its braces spelled so.
    .transform((url) => url.replaceAll(/%7B(\w+)%7D/gi, '{$1}'))
    .refine((url) => [...url.matchAll(/\{(\w*)\}/g)].every(([, place = '']) => places.includes(place)), {
      error: `may have ${places.length === 0 ? 'no place in braces' : `no other place in braces than ${named(places)}`}`,
    })

const named = (places: readonly string[]): string => places.map((place) => `{${place}}`).join(', ')

const mustHave = (...places: readonly string[]) =>
  [
    (url: string) => places.every((place) => url.includes(`{${place}}`)),
    `must have ${named(places)} where ${places.length === 1 ? 'it belongs' : 'they belong'}`,
  ] as const

const address = addressWith()
const service = address.optional()
const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
/** Host names as the policy has them: `*.maps.example` is every host below maps.example. */
const hostNames = /^(?:\*\.[a-z0-9-]+|[a-z0-9-]+)(?:\.[a-z0-9-]+)+$/

/** Kinds of endpoint that take forms: the formats of `features/form-sending/`. */
export const formKinds = ['payload', 'drupal'] as const

const listOf = (name: RegExp) =>
  z
    .string()
    .default('')
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(name, 'must be names of hosts, such as maps.example')))

export const variables = z
  .object({
    SITE_URL: siteOrigin.default('http://127.0.0.1:4173'),
    TICKETS_URL: service,
    BOOKING_BY_MOVIE_URL: addressWith('id').optional(),
    SHOWTIMES_URL: addressWith('id', 'date').optional(),
    SHOWTIMES_API_URL: service,
    APP_URL: service,
    SHOP_URL: service,
    SIGN_IN_URL: service,
    MEMBER_URL: service,
    FORM_URL: service,
    FORM_KIND: z.enum(formKinds).default('payload'),
    ATTACHMENT_URL: service,
    CHALLENGE_SITE_KEY: z
      .string()
      .regex(/^[\w-]+$/, 'must be the public key of a site')
      .optional(),
    CHALLENGE_SCRIPT_URL: address.default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
    SKIP_TICKETING: flag.default(false),
    NO_INDEX: flag.default(false),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^[A-Z0-9]+-[A-Z0-9]+$/i, 'must be an id such as GTM-ABC123')
      .optional(),
    TAG_MANAGER_URL: address.default('https://www.googletagmanager.com/gtm.js'),
    AD_SCRIPT_URL: service,
    THIRD_PARTY_SCRIPT_HOSTS: listOf(hostNames),
    THIRD_PARTY_BEACON_HOSTS: listOf(hostNames),
    THIRD_PARTY_FRAME_HOSTS: listOf(hostNames),
    VIDEO_PLAYER_URL: addressWith('id', 'key')
      .refine(...mustHave('id'))
      .optional(),
    VIDEO_PLATFORM_API_KEY: z.string().optional(),
    // {r} is what Leaflet writes for screens of twice the pixels.
    MAP_TILES_URL: addressWith('z', 'x', 'y', 'r')
      .refine(...mustHave('z', 'x', 'y'))
      .optional(),
    MAP_TILES_CREDIT: z.string().default(''),
    EMBED_HOSTS: listOf(hostName),
  })
  .refine(({ ATTACHMENT_URL: address, FORM_KIND: kind }) => address === undefined || kind === 'drupal', {
    path: ['ATTACHMENT_URL'],
    error: 'goes with FORM_KIND=drupal only: elsewhere files are sent with the rest',
  })
  .refine(
    ({ VIDEO_PLAYER_URL: player = '', VIDEO_PLATFORM_API_KEY: key }) =>
      player.includes('{key}') === (key !== undefined),
    { path: ['VIDEO_PLATFORM_API_KEY'], error: 'must be set where VIDEO_PLAYER_URL has {key}, and only there' },
  )
