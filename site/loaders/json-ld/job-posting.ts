import type { JobPosting } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import { endOfDay } from '#content/schema/time-zone.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { absolute } from './urls.ts'

const employments = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', internship: 'INTERN' } as const

/** The town is the last part of the place: GSC Kelapa Square, Kota Kinabalu. */
export const jobPosting = (source: Source, opening: Entry<'basicPage'>['openings'][number]): JobPosting => ({
  '@type': 'JobPosting',
  title: opening.title,
  description: opening.text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join(''),
  datePosted: opening.posted,
  ...(opening.closes ? { validThrough: endOfDay(opening.closes) } : {}),
  employmentType: employments[opening.employment],
  occupationalCategory: opening.department,
  hiringOrganization: {
    '@type': 'Organization',
    name: settingsOf(source).siteName,
    sameAs: absolute(source, '/'),
    logo: absolute(source, '/favicon.svg'),
  },
  jobLocation: {
    '@type': 'Place',
    name: opening.place,
    address: {
      '@type': 'PostalAddress',
      addressLocality: opening.place.split(', ').at(-1) ?? opening.place,
      addressCountry: 'MY',
    },
  },
})

/** Escapes the opening's plain text for the description, which is HTML. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
