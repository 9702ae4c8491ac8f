/** What is laid over certain pages, as of the site's clock. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Picture } from '../ui/picture/picture-data.ts'
import { type Link, linkOf, optional } from './links.ts'
import type { Source } from './source.ts'
import { isInstantWithin } from './time.ts'

export interface Popup {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture?: Picture
  readonly link?: Link
  /** Where it is shown; everywhere if left out. */
  readonly paths?: readonly string[]
  readonly frequency: Entry<'popupBlock'>['frequency']
}

export const popupsOf = (source: Source): Popup[] =>
  source
    .all('popupBlock')
    .filter((popup) => isInstantWithin(popup, source.asOf))
    .map(({ slug, title, text, image, link, pages, frequency }) => ({
      id: slug,
      title,
      text,
      frequency,
      ...optional('picture', image && source.picture(image)),
      ...optional('link', linkOf(source, link)),
      ...(pages.length > 0 ? { paths: pages.map(({ path }) => path) } : {}),
    }))
