/** The variables of the environment that the site knows. `.env.example` says of each what it is for. */
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ })
const service = address.optional()
const flag = z.stringbool().default(false)

const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
/** As the policy has it: `*.maps.example` is every host below maps.example. */
const hostNames = /^(?:\*\.[a-z0-9-]+|[a-z0-9-]+)(?:\.[a-z0-9-]+)+$/

/** What may take forms: the formats of `features/form-sending/`. */
export const formKinds = ['payload', 'drupal'] as const

const listOf = (name: RegExp) =>
  z
    .string()
    .default('')
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(name, 'must be names of hosts, such as maps.example')))

export const variables = z
  .object({
    SITE_URL: address.default('http://127.0.0.1:4173').transform((url) => url.replace(/\/+$/, '')),
    TICKETS_URL: service,
    BOOKING_BY_MOVIE_URL: service,
    SHOWTIMES_URL: service,
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
    SKIP_TICKETING: flag,
    NO_INDEX: flag,
    TAG_MANAGER_ID: z
      .string()
      .regex(/^[A-Z0-9]+-[A-Z0-9]+$/i, 'must be an id such as GTM-ABC123')
      .optional(),
    TAG_MANAGER_URL: address.default('https://www.googletagmanager.com/gtm.js'),
    AD_SCRIPT_URL: service,
    THIRD_PARTY_SCRIPT_HOSTS: listOf(hostNames),
    THIRD_PARTY_BEACON_HOSTS: listOf(hostNames),
    THIRD_PARTY_FRAME_HOSTS: listOf(hostNames),
    VIDEO_PLAYER_URL: address
      .refine((url) => /\{id\}|%7Bid%7D/i.test(url), 'must have {id} where the id of a video belongs')
      .optional(),
    VIDEO_PLATFORM_API_KEY: z.string().optional(),
    MAP_TILES_URL: address
      .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}')
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
