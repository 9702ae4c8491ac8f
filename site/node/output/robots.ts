import type { Source } from '#site/loaders/source/source.ts'

export function robots({ config }: Source): string {
  if (config.noIndex) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${config.siteUrl}/sitemap.xml\n`
}
