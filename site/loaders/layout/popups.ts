/** Popups of certain pages, and when they are shown. */

import { withDisplayPeriod } from '#site/loaders/format/display-period.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Popup } from '#site/shared/layout.ts'

export const popupsOf = (source: Source): Popup[] =>
  withDisplayPeriod(source, source.all('popupBlock')).map(
    ([{ slug, title, text, image, link, pages, frequency }, displayPeriod]) => ({
      id: slug,
      displayPeriod,
      title,
      text: withWholeFigures(text),
      frequency,
      ...ifPresent('picture', image && source.picture(image)),
      ...ifPresent('link', linkOf(source, link)),
      ...(pages.length > 0 ? { paths: pages.map(({ path }) => path) } : {}),
    }),
  )
