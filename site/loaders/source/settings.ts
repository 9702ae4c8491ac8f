/** The one settings entry of the site. */

import { ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from './source.ts'

export function settingsOf(source: Source): Entry<'settings'> {
  const [settings] = source.all('settings')
  if (!settings)
    throw new ProblemError({ message: 'The site has no settings', hint: 'Publish the entry of the type "Settings".' })
  return settings
}
