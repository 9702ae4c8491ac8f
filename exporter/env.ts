/** The exporter's settings. Every key stands in `.env.example`, which says what it is for. */
import * as z from 'zod'
import { baseUrl, count, flag, siteOrigin } from '#content/schema/environment.ts'
import { type CmsKind, cmsKindNames } from '#content/snapshot/manifest.ts'
import { headerText } from './http-client/auth.ts'

/** Kind of CMS → the settings that make a login. The first that is complete is used. */
const logins = {
  payload: [['CMS_API_KEY'], ['CMS_LOGIN_EMAIL', 'CMS_LOGIN_PASSWORD']],
  drupal: [['CMS_CLIENT_ID', 'CMS_CLIENT_SECRET'], ['CMS_API_KEY'], ['CMS_LOGIN_NAME', 'CMS_LOGIN_PASSWORD']],
} as const satisfies Record<CmsKind, unknown>

export const environment = z
  .object({
    CMS_KIND: z.enum(cmsKindNames).default('payload'),
    CMS_URL: baseUrl,
    CMS_API_KEY: headerText.optional(),
    CMS_CLIENT_ID: z.string().optional(),
    CMS_CLIENT_SECRET: z.string().optional(),
    CMS_SCOPE: z.string().optional(),
    CMS_LOGIN_EMAIL: z.email().optional(),
    CMS_LOGIN_NAME: z.string().optional(),
    CMS_LOGIN_PASSWORD: z.string().optional(),
    CMS_CONCURRENCY: count(1).default(1),
    CMS_INTERVAL_MS: count(0).default(100),
    CMS_TIMEOUT_SECONDS: count(1).default(30),
    CMS_DEADLINE_SECONDS: count(1).default(900),
    CMS_REQUEST_LOG: flag.default(true),
    SITE_URL: siteOrigin.optional(),
  })
  .superRefine((env, { addIssue }) => {
    // The API of a Payload stands at the root of its host.
    const { error } = env.CMS_KIND === 'payload' ? siteOrigin.safeParse(env.CMS_URL) : {}
    for (const { message } of error?.issues ?? []) addIssue({ code: 'custom', path: ['CMS_URL'], message })
    const ways = logins[env.CMS_KIND]
    if (ways.some((names) => names.every((name) => env[name]))) return
    const [[first = '', ...others] = [], ...rest] = ways.map((names): readonly string[] => names)
    const together = others.length > 0 ? ` together with ${others.join(' and ')}` : ''
    const instead = rest.map((names) => names.join(' together with ')).join(', or ')
    addIssue({ code: 'custom', path: [first], message: `is needed${together}, or ${instead}` })
  })

export type Environment = z.output<typeof environment>
