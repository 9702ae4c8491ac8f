/** The one settings entry of the site. */
import type { Entry } from '#content/schema/entry-types.ts'
import { ContentError } from './content-error.ts'
import type { Source } from './source.ts'

export function settingsOf(source: Source): Entry<'settings'> {
  const [settings] = source.all('settings')
  if (!settings) throw new ContentError('The site has no settings. Publish the entry of the type "Settings".')
  return settings
}
