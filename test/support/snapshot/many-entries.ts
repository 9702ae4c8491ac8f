/** Content of a chain that is many times as large as the sample's. */
import type { Entry, EntryType } from '#content/schema/entry-types.ts'

/** How many there are besides those of the sample. */
export type Counts = { readonly [T in 'movie' | 'cinema' | 'promotion']?: number }

/** Words that begin names with every letter, and differ as those of real entries do. */
const words = (
  'Amber Bridge Cinder Drum Ember Ferry Garden Harbour Island Jasmine Kampung Lantern Monsoon North Orchard Paper ' +
  'Quiet River Silver Tide Umbra Velvet Winter Xenon Yellow Zinc'
).split(' ')

const nameOf = (index: number): string =>
  [0, 1, 2].map((step) => words[Math.floor(index / words.length ** step) % words.length]).join(' ')

/** Entries like those of the sample, in turn, each with a name of its own. */
export function* manyEntries(sample: Iterable<Entry>, counts: Counts): Generator<Entry> {
  const byType = Map.groupBy(sample, ({ type }) => type)
  for (const [type, count = 0] of Object.entries(counts)) {
    const alike = byType.get(type as EntryType) ?? []
    for (let index = 0; index < count; index++) {
      const { seo: _, ...entry } = { seo: undefined, ...(alike[index % alike.length] as Entry<'movie'>) }
      const id = `many-${String(index).padStart(5, '0')}`
      yield { ...entry, id, slug: id, title: `${nameOf(index)} ${index}` } as Entry
    }
  }
}
