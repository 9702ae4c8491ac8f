import { employments } from '#content/schema/types/page.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { withLastDay } from '#site/loaders/format/showing.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'

/** Without facts for search engines: they want one job a page, and these share theirs. */
export const load = basicPageLoader((source, page) => {
  const openings = withLastDay(source, page.openings, ({ closes }) => closes)
  return {
    openings: openings.map(
      ([{ title, department, place, employment, posted, closes, apply, text }, showing], index) => ({
        id: `jobOpening-${index + 1}`,
        showing,
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
