import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'

export function webManifest(source: Source): string {
  const { siteName, description } = settingsOf(source)
  const manifest = {
    name: siteName,
    short_name: siteName,
    description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#140c10',
    theme_color: '#140c10',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
