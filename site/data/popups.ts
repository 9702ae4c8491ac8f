/** What is laid over certain pages, as of the site's clock. */
import type { Popup } from '#site/shared/layout.ts'
import { linkOf, optional } from './links.ts'
import type { Source } from './source.ts'
import { isInstantWithin } from './time.ts'

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
