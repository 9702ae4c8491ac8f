/**
 * All films of the chain on one page. Browsers cannot draw thousands of posters, so the page shows cards of the films
 * nearest to now, and lists all films by their first letter, which works without script; very many are fetched by script.
 */
import type { Entry } from '#content/schema/entry-types.ts'
import { type TaggedCard, taggedFilmCard } from '#site/loaders/cards/film.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface LetterOfFilms {
  readonly letter: string
  /** Slug and title: the address is `/movie/<slug>`. */
  readonly films: readonly (readonly [slug: string, title: string])[]
}

const maxCards = 48

/** How many names of films a page shows at once. Where there are more films, their names are fetched. */
const namesAtOnce = 240

export interface FilmIndex {
  readonly cards: readonly TaggedCard[]
  readonly names?: NamesOfFilms
  readonly rest?: FilmsOnDemand
}

/** All films by their first letter, where a page can hold as many names; otherwise how many there are of each letter. */
export type NamesOfFilms =
  | { readonly letters: readonly LetterOfFilms[] }
  | { readonly initials: readonly Initial[]; readonly atOnce: number }

export interface Initial {
  readonly letter: string
  readonly count: number
}

export interface FilmsOnDemand {
  readonly letters: readonly LetterOfFilms[]
}

export function filmIndex(source: Source): FilmIndex {
  const films = source.all('movie')
  const nearest = [...films].sort((a, b) => distance(source, a) - distance(source, b)).slice(0, maxCards)
  const byLetter = Map.groupBy(films, ({ title }) => letterOf(title))
  const byTitle = new Intl.Collator('en')
  const letters = [...byLetter]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, list]) => ({
      letter,
      films: list
        .map(({ slug, title }) => [slug, title] as const)
        .sort(([, a], [, b]) => byTitle.compare(withoutArticle(a), withoutArticle(b))),
    }))
  return {
    cards: nearest.map((film) => taggedFilmCard(source, film)),
    ...(films.length <= namesAtOnce
      ? { names: { letters } }
      : {
          names: {
            initials: letters.map(({ letter, films }) => ({ letter, count: films.length })),
            atOnce: namesAtOnce,
          },
          rest: { letters },
        }),
  }
}

/** Milliseconds between the site's clock and the release; films without a release date are farthest. */
const distance = (source: Source, { releaseDate }: Entry<'movie'>): number =>
  releaseDate ? Math.abs(Date.parse(releaseDate) - Date.parse(source.today)) : Number.MAX_SAFE_INTEGER

/** A title as libraries sort it: The Quiet Horizon is under Q. */
const withoutArticle = (title: string): string => title.replace(/^(the|an?) (?=\S)/i, '')

/** The first letter without accents; # for titles that start with no Latin letter. */
function letterOf(title: string): string {
  const first = withoutArticle(title).normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}
