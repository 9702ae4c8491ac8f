import type { Entry } from '#content/schema/entry-types.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'

const employments = { 'full-time': 'Full time', 'part-time': 'Part time', internship: 'Internship' } as const

/** Without facts for search engines: they want one job a page, and these share theirs. */
export const load = basicPageLoader((source, page) => {
  const openings = openingsOf(source, page)
  return {
    openings: openings.map(({ title, department, place, employment, posted, closes, apply, text }, index) => ({
      id: `jobOpening-${index + 1}`,
      title,
      department,
      place,
      employment: employments[employment],
      posted: formatDay(posted),
      ...ifPresent('closes', closes && formatDay(closes)),
      ...ifPresent('apply', linkOf(source, apply)),
      paragraphs: text.split(/\n{2,}/),
    })),
    /** Departments that occur, for a filter. */
    departments: [...new Set(openings.map(({ department }) => department))].sort(),
  }
})

/** Without openings that closed before today. */
const openingsOf = (source: Source, { openings }: Entry<'basicPage'>) =>
  openings.filter(({ closes }) => closes === undefined || closes >= source.today)
