/** Tabs of films: by their state, and as editors filled them. */
import { movieTabs } from '#content/schema/types/movie.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { type Film, filmAt } from '#site/loaders/source/film.ts'
import { filmKeyOf, listedIn } from '#site/loaders/source/films-in-tab.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { isFilmOver, isStateTab, type MovieTab } from '#site/shared/films/film-state.ts'
import type { FilmTab } from '#site/shared/films/film-tabs.ts'
import type { Link } from '#site/shared/layout.ts'

/** How many films stand on a rail, which visitors go through one by one. */
const maxOnRail = 10

/** The first films of a tab that are not over. */
export const filmsIn = (source: Source, tab: MovieTab): readonly Card[] =>
  cardsIn(source, tab, { cardOf: filmCard, maxCards: maxOnRail }).cards

interface TabOptions<C extends Card> {
  /** `taggedFilmCard` for tabs that can be filtered. */
  readonly cardOf: (source: Source, film: Film) => C
  /** How many cards each tab has at most. */
  readonly maxCards?: number
  /** The link below a tab. @param hasMore whether it has more films than cards */
  readonly more: (tab: MovieTab, hasMore: boolean) => Link | undefined
}

export const filmTabs = <C extends Card>(
  source: Source,
  { cardOf, maxCards = maxOnRail, more }: TabOptions<C>,
): FilmTab<C>[] =>
  (Object.keys(movieTabs) as MovieTab[]).map((tab) => {
    const { count, ...cards } = cardsIn(source, tab, { cardOf, maxCards })
    return { tab, label: movieTabs[tab], ...cards, ...ifPresent('more', more(tab, count > maxCards)) }
  })

interface CardsOfTab<C extends Card> extends Pick<FilmTab<C>, 'cards' | 'first'> {
  /** How many films the tab has, with those that have no card. */
  readonly count: number
}

function cardsIn<C extends Card>(
  source: Source,
  tab: MovieTab,
  { cardOf, maxCards }: Required<Pick<TabOptions<C>, 'cardOf' | 'maxCards'>>,
): CardsOfTab<C> {
  const listed = listedIn(source, tab).map((key) => filmAt(source, key))
  if (!isStateTab(tab)) {
    const cards = listed.map((film) => cardOf(source, film)).filter((card) => !isFilmOver(card, nowOf(source)))
    return { cards: cards.slice(0, maxCards), count: cards.length }
  }
  // Of thousands of films few get a card, which costs several times as much as their place.
  const keys = source.filmsInTab(tab)
  return {
    first: listed.map((film) => filmKeyOf(source, film)),
    cards: keys.slice(0, maxCards).map((key) => cardOf(source, filmAt(source, key))),
    count: keys.length,
  }
}

/** All films that are shown now. */
export const filmsNow = (source: Source): Film[] => source.filmsInTab('now-showing').map((key) => filmAt(source, key))

/** All films that are not over, as cards: those of the chain and those of International Screens. */
export const currentFilms = (source: Source): Card[] =>
  [...source.all('movie'), ...source.all('internationalScreenMovie')]
    .map((film) => filmCard(source, film))
    .filter((card) => !isFilmOver(card, nowOf(source)))

const nowOf = ({ asOf }: Source): number => Date.parse(asOf)
