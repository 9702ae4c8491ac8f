/** Sorts films into tabs, in order: at build as of the site's clock, in the browser as of the visitor's. */

import type { Link } from '#site/shared/layout.ts'
import { filmStateAt, isFilmOver, type MovieTab, type StateTab, tabOf, timesOf, type WithState } from './film-state.ts'

/** A card of a film. */
export interface FilmCard extends WithState {
  readonly id: string
  readonly href?: string
}

export interface TabOfFilms<Card extends FilmCard> {
  readonly tab: string
  readonly cards: readonly Card[]
  /** `filmKey`s of the films that editors put first; for tabs that films are in for their state. */
  readonly first?: readonly string[]
}

/** As visitors see it. */
export interface FilmTab<Card extends FilmCard> extends TabOfFilms<Card> {
  readonly tab: MovieTab
  readonly label: string
  /** Link to what may be more films than it has cards. */
  readonly more?: Link
}

export const filmKey = ({ id, href }: FilmCard): string => href ?? id

/** The tabs at another time: films move from tab to tab, and those that are over are in none. */
export function filmTabsAt<Tab extends TabOfFilms<FilmCard>>(tabs: readonly Tab[], now: number): Tab[] {
  const films = new Map(tabs.filter(isOfState).flatMap(({ cards }) => cards.map((card) => [filmKey(card), card])))
  return tabs.map((tab) => ({
    ...tab,
    cards: isOfState(tab)
      ? sortFilms(filmsOfState([...films.values()], tab.tab as StateTab, now), tab)
      : tab.cards.filter((card) => !isFilmOver(card, now)),
  }))
}

const isOfState = ({ first }: TabOfFilms<FilmCard>): boolean => first !== undefined

/** The films that are in a tab for their state. */
const filmsOfState = <Card extends FilmCard>(cards: readonly Card[], tab: StateTab, now: number): Card[] =>
  cards.filter((card) => {
    const times = timesOf(card)
    return times !== undefined && tabOf[filmStateAt(times, now).phase] === tab
  })

/** The films that editors put first, then by release: what is shown now from the newest on, what is coming from the nearest on. */
export function sortFilms<Card extends FilmCard>(
  cards: readonly Card[],
  { tab, first = [] }: Pick<TabOfFilms<Card>, 'tab' | 'first'>,
): Card[] {
  const places = new Map(first.map((key, place) => [key, place]))
  const placeOf = (card: Card): number => places.get(filmKey(card)) ?? first.length
  const releaseOf = (card: Card): number => Date.parse(timesOf(card)?.from ?? '') || Number.MAX_SAFE_INTEGER
  const direction = tab === 'now-showing' ? -1 : 1
  return cards.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || direction * (releaseOf(a) - releaseOf(b)) || (filmKey(a) < filmKey(b) ? -1 : 1),
  )
}
