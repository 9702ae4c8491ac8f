/**
 * The films that are in a tab for their state (decision 0116), in the order of the tab. Keys, as an answer of its own: most edits of a film
 * change no tab, so pages that show the first few films of thousands stay as they are.
 */
import { entryKey } from '#content/schema/entry-key.ts'
import { filmStateAt, isStateTab, type StateTab, tabOf } from '#site/shared/films/film-state.ts'
import { type FilmCard, filmKey, sortFilms } from '#site/shared/films/film-tabs.ts'
import { type Film, filmAt } from './film.ts'
import { filmTimes } from './film-times.ts'
import type { Source } from './source.ts'

/** What decides the place of a film in its tab. */
interface Outline extends FilmCard {
  readonly key: string
}

/** Tab → keys of its films. Editors' lists give order and emphasis, and decide nothing but which films of International Screens are among them. */
export function filmsByTab(source: Source): ReadonlyMap<StateTab, readonly string[]> {
  const lists = source.all('movieList').filter(({ tab }) => isStateTab(tab))
  const listed = lists.flatMap(({ movies }) => movies.map((key) => filmAt(source, key)))
  const films = new Map([...source.all('movie'), ...listed].map((film) => [entryKey(film), film]))
  const tabs = new Map<StateTab, Outline[]>()
  for (const [key, film] of films) {
    const times = filmTimes(source, film)
    const tab = times && tabOf[filmStateAt(times, Date.parse(source.asOf)).phase]
    if (tab)
      tabs.getOrInsertComputed(tab, () => []).push({ ...linkTo(source, film), key, badge: { kind: 'film', ...times } })
  }
  return new Map(
    [...tabs].map(([tab, films]) => {
      const first = listedIn(source, tab).map((key) => filmKeyOf(source, filmAt(source, key)))
      return [tab, sortFilms(films, { tab, first }).map(({ key }) => key)]
    }),
  )
}

/** Keys of the films that editors put into a tab, or at its beginning. */
export const listedIn = (source: Source, tab: string): readonly string[] =>
  source.all('movieList').find((list) => list.tab === tab)?.movies ?? []

/** As `filmKey` of its card. */
export const filmKeyOf = (source: Source, film: Film): string => filmKey(linkTo(source, film))

function linkTo(source: Source, film: Film): FilmCard {
  const href = source.pathOf(entryKey(film))
  return { id: film.slug, ...(href ? { href } : {}) }
}
