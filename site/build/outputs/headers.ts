import type { SiteConfig } from '../../config.ts'

/**
 * What may run and be loaded: our own scripts and nothing else, but for those of others that are configured. Styles in attributes are allowed, as every picture carries
 * its colour in one.
 */
function contentSecurityPolicy({ tagManager, adScript }: SiteConfig): string {
  const others = [tagManager, adScript].flatMap((script) => (script ? ` ${new URL(script).origin}` : []))
  const scripts = [...new Set(others)].join('')
  const frames = adScript ? ` ${new URL(adScript).origin}` : ''
  return [
    "default-src 'self'",
    // The search runs Pagefind, which is WebAssembly; this allows that alone, and still no `eval` of script.
    `script-src 'self' 'wasm-unsafe-eval'${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${scripts}`,
    `connect-src 'self'${scripts}`,
    `frame-src 'self'${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

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
export const immutableFolders = ['assets', 'media', 'search']

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
