import { frameOrigins, type SiteConfig } from '../../config.ts'

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
export const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'public, max-age=0, must-revalidate'
/** Folders whose files have a digest in their names. */
export const immutableFolders = ['assets', 'media']

/** In the form that Netlify and Cloudflare Pages read. */
export function headers(config: SiteConfig): string {
  const rule = (path: string, fields: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', { ...commonHeaders(config), 'Cache-Control': revalidate }),
    ...immutableFolders.map((folder) => rule(`/${folder}/*`, { '! Cache-Control': '', 'Cache-Control': immutable })),
  ]
    .join('\n')
    .replaceAll('! Cache-Control: ', '! Cache-Control')
}
