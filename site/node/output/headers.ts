import type { SiteConfig } from '#site/config.ts'
import { contentSecurityPolicy } from './policy.ts'

/** Headers of every response. */
export const commonHeaders = (config: SiteConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(config),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Strict-Transport-Security': 'max-age=31536000',
})

/** Caching of files with a digest in their names: the same address never has other bytes. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'

/**
 * The policy for files from the CMS that are opened by themselves: they are shown, and nothing in them runs or loads anything.
 * It is no sandbox: in one, browsers would refuse to play a video on the page that they make for it.
 */
const mediaPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface HeaderRule {
  /** The start of the paths that the rule is for. */
  readonly below: string
  /** They replace headers of the same name of earlier rules. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The one table of headers, for every host. The first rule is for all responses, redirects and errors included; an empty header is
 * not sent. `Link` is what hosts make early hints of (RFC 8297): the style sheet is on its way before the page is.
 * @param styles the address of the one style sheet
 */
export const headerRules = (config: SiteConfig, styles: string): readonly [HeaderRule, ...HeaderRule[]] => [
  {
    below: '/',
    headers: {
      ...commonHeaders(config),
      'Cache-Control': revalidate,
      Link: `<${styles}>; rel=preload; as=style; crossorigin`,
    },
  },
  { below: '/assets/', headers: { 'Cache-Control': immutable, Link: '' } },
  { below: '/media/', headers: { 'Cache-Control': immutable, 'Content-Security-Policy': mediaPolicy, Link: '' } },
]

/** The file `_headers` of Netlify and Cloudflare Pages: `! Name` removes the header of an earlier rule. */
export function headers(config: SiteConfig, styles: string): string {
  const [all, ...others] = headerRules(config, styles)
  const rule = ({ below, headers }: HeaderRule, takenAway: readonly string[]) =>
    [
      `${below}*`,
      ...takenAway.map((name) => `  ! ${name}`),
      ...Object.entries(headers).flatMap(([name, value]) => (value ? [`  ${name}: ${value}`] : [])),
      '',
    ].join('\n')
  return [rule(all, []), ...others.map((other) => rule(other, Object.keys(other.headers)))].join('\n')
}
