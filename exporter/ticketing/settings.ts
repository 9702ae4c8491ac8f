/** The settings of the ticketing service, parsed once, and the way to it that they describe. */
import * as z from 'zod'
import { parseEnvironment } from '#content/commands/parse-environment.ts'
import { baseUrl, count, flag } from '#content/schema/environment.ts'
import { type AuthMethod, anonymous, headerText, keyLogin, passwordGrant } from '../http-client/auth.ts'
import { createHttpClient, type HttpClient, type HttpClientOptions } from '../http-client/client.ts'
import { ticketingService } from './failures.ts'
import type { SkippedService } from './fetch-ticketing.ts'
import type { TicketingService } from './service.ts'
import { vistaConnect } from './vista-connect/connect.ts'
import { vistaOcapi } from './vista-ocapi/ocapi.ts'

const adapters = { 'vista-ocapi': vistaOcapi, 'vista-connect': vistaConnect }
type Api = keyof typeof adapters
const apis = Object.keys(adapters) as [Api, ...Api[]]

const address = baseUrl.transform((url) => new URL(url))
const login = ['TICKETING_TOKEN_URL', 'TICKETING_CLIENT_ID', 'TICKETING_USERNAME', 'TICKETING_PASSWORD'] as const

/** Every key stands in `.env.example`. */
export const ticketingEnvironment = z
  .object({
    SKIP_TICKETING: flag.default(false),
    TICKETING_URL: address.optional(),
    TICKETING_API: z.enum(apis).optional(),
    TICKETING_KEY: headerText.optional(),
    TICKETING_TOKEN_URL: address.optional(),
    TICKETING_CLIENT_ID: z.string().optional(),
    TICKETING_USERNAME: z.string().optional(),
    TICKETING_PASSWORD: z.string().optional(),
    TICKETING_REGION: headerText.optional(),
    TICKETING_INTERVAL_MS: count(0).default(100),
    TICKETING_TIMEOUT_SECONDS: count(1).default(60),
    TICKETING_DEADLINE_SECONDS: count(1).default(300),
  })
  .superRefine((env, context) => {
    if (env.TICKETING_URL === undefined) return
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (env.TICKETING_API === undefined) refuse('TICKETING_API', `must be ${apis.join(' or ')}`)
    const missing = login.filter((name) => env[name] === undefined)
    if (missing.length > 0 && missing.length < login.length)
      for (const name of missing) refuse(name, 'is not set, and the login needs it')
    if (missing.length > 0 && env.TICKETING_KEY === undefined)
      refuse('TICKETING_KEY', `is needed, or ${login.join(', ')} together`)
  })

export type TicketingEnvironment = z.output<typeof ticketingEnvironment>

export interface TicketingConnection {
  readonly service: TicketingService | SkippedService
  /** Absent where no service is configured. */
  readonly http: HttpClient | undefined
}

/**
 * @param options log, signal, clock.
 * @throws ProblemError naming every key that is wrong.
 */
export function connectTicketing(
  values: Readonly<Record<string, string | undefined>>,
  options: Pick<HttpClientOptions, 'log' | 'signal' | 'clock'>,
): TicketingConnection {
  const env = parseEnvironment(ticketingEnvironment, values)
  if (env.SKIP_TICKETING) return { service: { reason: 'SKIP_TICKETING is set' }, http: undefined }
  const { TICKETING_URL: url, TICKETING_API: api } = env
  if (!url || !api) return { service: { reason: 'TICKETING_URL is not set' }, http: undefined }
  const http = createHttpClient({
    ...options,
    ...credentialsOf(env),
    service: ticketingService,
    origin: url,
    intervalMs: env.TICKETING_INTERVAL_MS,
    requestTimeoutMs: env.TICKETING_TIMEOUT_SECONDS * 1000,
    deadlineMs: env.TICKETING_DEADLINE_SECONDS * 1000,
  })
  return { service: adapters[api](http, url.pathname.replace(/\/+$/, '')), http }
}

/** The first generation has a header of its own for its key; tokens are shown to both alike. */
function credentialsOf(env: TicketingEnvironment): { auth: AuthMethod; headers: Record<string, string> } {
  const { TICKETING_KEY: key, TICKETING_TOKEN_URL: url, TICKETING_REGION: region } = env
  const headers = {
    // A front of the first generation refuses even what has no content without it.
    ...(env.TICKETING_API === 'vista-connect' ? { 'content-type': 'application/json' } : {}),
    ...(region === undefined ? {} : { 'connect-region-code': region }),
  }
  if (url) {
    const {
      TICKETING_CLIENT_ID: clientId = '',
      TICKETING_USERNAME: username = '',
      TICKETING_PASSWORD: password = '',
    } = env
    return { auth: passwordGrant({ url, clientId, username, password }), headers }
  }
  if (key === undefined) return { auth: anonymous, headers }
  if (env.TICKETING_API === 'vista-connect')
    return { auth: { ...anonymous, secrets: [key] }, headers: { ...headers, connectapitoken: key } }
  return { auth: keyLogin('Bearer', key), headers }
}
