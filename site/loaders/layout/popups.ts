/** Popups of certain pages, as of the site's clock. */

import { isInstantWithin } from '#site/loaders/format/dates.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Popup } from '#site/shared/layout.ts'

export const popupsOf = (source: Source): Popup[] =>
  source
    .all('popupBlock')
    .filter((popup) => isInstantWithin(popup, source.asOf))
    .map(({ slug, title, text, image, link, pages, frequency }) => ({
      id: slug,
      title,
      text,
      frequency,
      ...ifPresent('picture', image && source.picture(image)),
      ...ifPresent('link', linkOf(source, link)),
      ...(pages.length > 0 ? { paths: pages.map(({ path }) => path) } : {}),
    }))
