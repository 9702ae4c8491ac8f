/** The page `/dev/sections`: an entry like an editor's, which only the development server knows. */
import type { Entry } from '#content/schema/entry-types.ts'
import { proseSample, sectionSamples } from './section-samples.ts'

const page: Entry<'basicPage'> = {
  type: 'basicPage',
  id: 'dev-sections',
  path: '/dev/sections',
  title: 'Every section',
  template: 'basic',
  language: 'en',
  summary: 'What an editor can put on a page, in all its variants.',
  noIndex: true,
  shelf: [],
  openings: [],
  sections: [...sectionSamples],
  body: proseSample,
}

/** The content and this page. */
export const withSectionsPage = (entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> =>
  new Map([...entries, [`basicPage/${page.id}`, page]])
