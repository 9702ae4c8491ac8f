import { frameOrigins, type SiteConfig } from '#site/config.ts'

/**
 * What may run and be loaded: our own, and of others only what is configured. Styles in attributes are allowed, as every
 * picture carries its colour in one.
 */
function contentSecurityPolicy(config: SiteConfig): string {
  const scripts = originsOf(config.tagManager, config.adScript)
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...scripts, ...originsOf(config.mapTiles?.url)],
    'connect-src': ["'self'", ...scripts],
    'frame-src': ["'self'", ...originsOf(config.adScript), ...frameOrigins(config)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ')
}

const originsOf = (...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? new URL(address).origin : []))

/** For every answer. */
export const commonHeaders = (config: SiteConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(config),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'Strict-Transport-Security': 'max-age=31536000',
})

/** A digest in the name: the same address never has other bytes. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'

/**
 * Files that came out of the CMS, opened by themselves: pictures, videos and documents are shown, and nothing of them runs or
 * asks for anything else. Not a sandbox, in which a video is a stranger to the page that browsers show it on.
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
  /** What the addresses begin with. */
  readonly below: string
  /** In the place of those of the rules before. */
  readonly headers: Readonly<Record<string, string>>
}

/** The one table of headers, for every host. The first rule is for all answers, redirects and errors too. */
export const headerRules = (config: SiteConfig): readonly [HeaderRule, ...HeaderRule[]] => [
  { below: '/', headers: { ...commonHeaders(config), 'Cache-Control': revalidate } },
  { below: '/assets/', headers: { 'Cache-Control': immutable } },
  { below: '/media/', headers: { 'Cache-Control': immutable, 'Content-Security-Policy': mediaPolicy } },
]

/** In the form that Netlify and Cloudflare Pages read: `! Name` takes away what an earlier rule gave. */
export function headers(config: SiteConfig): string {
  const [all, ...others] = headerRules(config)
  const rule = ({ below, headers }: HeaderRule, takenAway: readonly string[]) =>
    [
      `${below}*`,
      ...takenAway.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n')
  return [rule(all, []), ...others.map((other) => rule(other, Object.keys(other.headers)))].join('\n')
}
