import { employments } from '#content/schema/types/page.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { withLastDay } from '#site/loaders/format/display-period.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'

/** Without facts for search engines: they want one job a page, and these share theirs. */
export const load = basicPageLoader((source, page) => {
  // Also those that have closed, with which the ids of the others would change, and what a shared address leads to.
  const named = page.openings.map((opening) => ({
    ...opening,
    id: source.anchor(`${opening.title} ${opening.place}`),
  }))
  const openings = withLastDay(source, named, ({ closes }) => closes)
  return {
    openings: openings.map(
      ([{ id, title, department, place, employment, posted, closes, apply, text }, displayPeriod]) => ({
        id,
        displayPeriod,
        title,
        department,
        place,
        employment: employments[employment],
        posted: formatDay(posted),
        ...ifPresent('closes', closes && formatDay(closes)),
        ...ifPresent('apply', linkOf(source, apply)),
        paragraphs: text.split(/\n{2,}/),
      }),
    ),
  }
})
