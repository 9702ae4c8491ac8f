/** Texts by which a cinema is found: its own words, and spellings that visitors use. */

import type { Searchable } from '#site/features/search-index/use-list-search.ts'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import { tokenize } from '#site/shared/tokenize.ts'

export const searchableCinemas: Searchable<readonly Pick<FinderCinema, 'id' | 'names' | 'keywords'>[]> = {
  documentsOf: (cinemas) =>
    cinemas.map(({ id, names, keywords }) => ({
      id,
      title: names.flatMap((name) => [name, joined(name), initials(name)]).join(' '),
      text: `${keywords} ${joined(keywords)}`,
    })),
  // Every entry of this list is a cinema.
  stopWords: 'cinema',
}

/** Kayangan Walk → kayanganwalk, bean-bag → beanbag */
const joined = (text: string): string =>
  tokenize(text)
    .map((word, index, words) => `${words[index - 1] ?? ''}${word}`)
    .slice(1)
    .join(' ')

/** Kuala Lumpur → kl */
const initials = (name: string): string =>
  tokenize(name)
    .map(([initial]) => initial)
    .join('')
