import { basicWith } from '../../data/basic-page.ts'
import { optional } from '../../data/links.ts'
import { dayText } from '../../data/time.ts'

const employments = { 'full-time': 'Full time', 'part-time': 'Part time', internship: 'Internship' } as const

export const load = basicWith((source, page) => ({
  openings: page.openings
    .filter(({ closes }) => closes === undefined || closes >= source.today)
    .map(({ title, department, place, employment, posted, closes, text }) => ({
      title,
      department,
      place,
      employment: employments[employment],
      posted: dayText(posted),
      ...optional('closes', closes && dayText(closes)),
      paragraphs: text.split(/\n{2,}/),
    })),
}))
