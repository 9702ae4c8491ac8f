import type { Entry } from '#content/schema/entry-types.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { href } from '#site/href.ts'

/** The address of an entry's own page, or of its place on another one; nothing for an entry that is shown as a part only. */
export function pathOf(entry: Entry): string | undefined {
  switch (entry.type) {
    case 'internationalScreenScreenEncounter':
      return `${href('screenEncounters')}#${entry.slug}`
    case 'story':
      return `${href(entry.featured ? 'featuredStories' : 'myStory')}#${entry.slug}`
    default:
      return entryPath(entry)
  }
}
