/** The common parts of the cards of all types. */
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** @param others of the same entry, in the order in which they may be shown instead. */
export const picturesOf = (source: Source, first: string, others: readonly string[]) => ({
  picture: source.picture(first),
  ...(others.length > 0 ? { otherPictures: others.map((key) => source.picture(key)) } : {}),
})

/** The address of an entry's page; empty where the entry has none. */
export const hrefOf = (source: Source, entry: Entry): { href?: string } => {
  const path = source.pathOf(entryKey(entry))
  return path ? { href: path } : {}
}

/** What an entry is, in a sentence. */
export const summaryOf = ({ summary }: { readonly summary: string }) => ({ text: withWholeFigures(summary) })

/** The id of a card that may stand in one list with that of another type, whose entry may have the same slug. */
export const idWithType = ({ type, slug }: { readonly type: EntryType; readonly slug: string }): string =>
  `${type}/${slug}`
