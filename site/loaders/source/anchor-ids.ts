/** Entries that have no page of their own, but a place on another one. */
import type { Entry } from '#content/schema/entry-types.ts'
import { ifPresent } from './links.ts'
import type { Source } from './source.ts'

/**
 * Entries with their ids, which are a part of their addresses (`entry-path.ts`): taken before the text of any of them is resolved,
 * as a heading in one could have that of the next.
 */
export const withAnchorIds = <T extends { readonly slug: string }>(source: Source, entries: readonly T[]) =>
  entries.map((entry) => ({ entry, id: source.anchor(entry.slug) }))

/** The stories of one page: those that are featured, or the others. */
export const storiesWithAnchorIds = (source: Source, isFeatured: boolean) =>
  withAnchorIds(
    source,
    source.all('story').filter(({ featured }) => featured === isFeatured),
  ).map(({ entry, id }) => ({ entry, shown: { id, ...storyText(source, entry) } }))

const storyText = (source: Source, { title, author, from, body }: Entry<'story'>) => ({
  title,
  author,
  ...ifPresent('from', from),
  body: source.prose(body),
})
