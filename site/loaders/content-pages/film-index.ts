/**
 * Every film of the chain on one page. A browser is not asked to draw thousands of posters: the page shows those of the
 * films nearest to now, and names all of them by their first letter, so that every one can be reached without script.
 */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Card } from '#site/loaders/cards/card.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface LetterOfFilms {
  readonly letter: string
  /** Slug and title: the address is `/movie/<slug>`. */
  readonly films: readonly (readonly [slug: string, title: string])[]
}

const maxCards = 48

interface FilmIndex {
  readonly cards: readonly Card[]
  readonly letters: readonly LetterOfFilms[]
}

export function filmIndex(source: Source): FilmIndex {
  const films = source.all('movie')
  const nearest = [...films].sort((a, b) => distance(source, a) - distance(source, b)).slice(0, maxCards)
  const byLetter = Map.groupBy(films, ({ title }) => letterOf(title))
  const byTitle = new Intl.Collator('en')
  return {
    cards: nearest.map((film) => filmCard(source, film)),
    letters: [...byLetter]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, list]) => ({
        letter,
        films: list.map(({ slug, title }) => [slug, title] as const).sort(([, a], [, b]) => byTitle.compare(a, b)),
      })),
  }
}

/** In time from the site's clock to the release; a film without one is farthest. */
const distance = (source: Source, { releaseDate }: Entry<'movie'>): number =>
  releaseDate ? Math.abs(Date.parse(releaseDate) - Date.parse(source.today)) : Number.MAX_SAFE_INTEGER

/** Accents off; what begins with no Latin letter stands under #. */
function letterOf(title: string): string {
  const first = title.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}
