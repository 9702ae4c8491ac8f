/** Tabs of films: by their state, and as editors filled them. */
import { entryKey } from '#content/schema/entry-key.ts'
import { movieTabs } from '#content/schema/types/movie.ts'
import { type Card, hrefOf } from '#site/loaders/cards/card.ts'
import { filmBadge } from '#site/loaders/cards/entry-badges.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { filmTimes } from '#site/loaders/cards/film-times.ts'
import { type Film, filmAt } from '#site/loaders/source/film.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { filmStateAt, isOver, isStateTab, type MovieTab, type StateTab, tabOf } from '#site/shared/film-state.ts'
import { type FilmCard, type FilmTab, filmKey, inOrder } from '#site/shared/film-tabs.ts'
import type { Link } from '#site/shared/layout.ts'

/** How many films stand on a rail, which visitors go through one by one. */
const maxOnRail = 10

/** The first films of a tab that are not over. */
export const filmsIn = (source: Source, tab: MovieTab): readonly Card[] =>
  cardsIn(source, tab, { cardOf: filmCard, maxCards: maxOnRail }, (tab) => filmsInState(source, tab)).cards

interface TabOptions<C extends Card> {
  /** `taggedFilmCard` for tabs that can be filtered. */
  readonly cardOf: (source: Source, film: Film) => C
  /** How many cards each tab has at most. */
  readonly maxCards?: number
  readonly more: (tab: MovieTab) => Link
}

export const filmTabs = <C extends Card>(
  source: Source,
  { cardOf, maxCards = maxOnRail, more }: TabOptions<C>,
): FilmTab<C>[] => {
  const films = filmsByState(source)
  return (Object.keys(movieTabs) as MovieTab[]).map((tab) => {
    const { count, ...cards } = cardsIn(source, tab, { cardOf, maxCards }, (tab) => films.get(tab) ?? [])
    return { tab, label: movieTabs[tab], ...cards, ...ifPresent('more', count > maxCards ? more(tab) : undefined) }
  })
}

interface CardsOfTab<C extends Card> extends Pick<FilmTab<C>, 'cards' | 'first'> {
  /** How many films the tab has, with those that have no card. */
  readonly count: number
}

function cardsIn<C extends Card>(
  source: Source,
  tab: MovieTab,
  { cardOf, maxCards }: Required<Pick<TabOptions<C>, 'cardOf' | 'maxCards'>>,
  filmsOf: (tab: StateTab) => readonly Film[],
): CardsOfTab<C> {
  const listed = keysIn(source, tab).map((key) => filmAt(source, key))
  if (!isStateTab(tab)) {
    const cards = listed.map((film) => cardOf(source, film)).filter((card) => !isOver(card, nowOf(source)))
    return { cards: cards.slice(0, maxCards), count: cards.length }
  }
  const first = listed.map((film) => filmKey(outlineOf(source, film)))
  const films = inOrder(
    filmsOf(tab).map((film) => outlineOf(source, film)),
    { tab, first },
  )
  return { first, cards: films.slice(0, maxCards).map(({ film }) => cardOf(source, film)), count: films.length }
}

/** What decides the place of a film in its tab. Of thousands of films few get a card, which costs several times as much. */
const outlineOf = (source: Source, film: Film): FilmCard & { readonly film: Film } => ({
  film,
  id: film.slug,
  ...hrefOf(source, film),
  ...ifPresent('badge', filmBadge(source, film)),
})

/** All films that are shown now. */
export const filmsNow = (source: Source): Film[] => filmsInState(source, 'now-showing')

/** All films that are not over, as cards: those of the chain and those of International Screens. */
export const currentFilms = (source: Source): Card[] =>
  [...source.all('movie'), ...source.all('internationalScreenMovie')]
    .map((film) => filmCard(source, film))
    .filter((card) => !isOver(card, nowOf(source)))

const filmsInState = (source: Source, tab: StateTab): Film[] => filmsByState(source).get(tab) ?? []

/** Whoever lists them: the editors' lists give order and emphasis, and decide nothing. */
function filmsByState(source: Source): ReadonlyMap<StateTab | undefined, Film[]> {
  const films = new Map<string, Film>()
  for (const film of [...source.all('movie'), ...listedFilms(source)]) films.set(entryKey(film), film)
  return Map.groupBy(films.values(), (film) => tabAt(source, film))
}

function tabAt(source: Source, film: Film): StateTab | undefined {
  const times = filmTimes(source, film)
  return times && tabOf[filmStateAt(times, nowOf(source)).phase]
}

const keysIn = (source: Source, tab: MovieTab): readonly string[] =>
  source.all('movieList').find((list) => list.tab === tab)?.movies ?? []

/** Films of International Screens that editors put beside those of the chain. */
const listedFilms = (source: Source): Film[] =>
  source
    .all('movieList')
    .filter(({ tab }) => isStateTab(tab))
    .flatMap(({ movies }) => movies.map((key) => filmAt(source, key)))

const nowOf = ({ asOf }: Source): number => Date.parse(asOf)
