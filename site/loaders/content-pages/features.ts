/** The data of large sections: a film, an offer, experiences, a story, and the posters of all tabs. */
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { filmBadge } from '#site/loaders/cards/entry-badges.ts'
import { comingEventCard } from '#site/loaders/cards/event.ts'
import { filmCard, filmMeta } from '#site/loaders/cards/film.ts'
import { newsCard } from '#site/loaders/cards/news.ts'
import { runningPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { withPictures } from '#site/loaders/cards/with-pictures.ts'
import { filmTabs } from '#site/loaders/films/films.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { ifPresent, linkToPage } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import type { MovieTab } from '#site/shared/films/film-state.ts'
import type { FilmTab } from '#site/shared/films/film-tabs.ts'
import { comingEvents } from './events.ts'
import { firstParagraph } from './head.ts'
import { latestNews } from './news.ts'

interface FilmFeature {
  readonly movie: string
  readonly text?: string | undefined
}

export function filmFeature(source: Source, { movie: key, text }: FilmFeature) {
  const movie = source.entry('movie', key)
  const { title, href = '' } = filmCard(source, movie)
  return {
    title,
    href,
    meta: filmMeta(source, movie),
    ...ifPresent('badge', filmBadge(source, movie)),
    ...ifPresent('text', text ?? movie.tagline),
    picture: source.picture(movie.backdrop ?? movie.poster),
    ...ifPresent('phonePicture', movie.backdropMobile && source.picture(movie.backdropMobile)),
  }
}

/** Posters in a tab: two rows of six. */
const onWall = 12

/** Films in a part of a page for themselves: one that is alone there has the room to say what it is about. */
export const filmsOnTheirOwn = (source: Source, films: readonly Film[]): Card[] =>
  films.map((film) => ({
    ...filmCard(source, film),
    ...(films.length === 1 ? { text: firstParagraph(source.prose(film.synopsis)) } : {}),
  }))

/** The posters of all tabs, of which a page shows one at a time. */
export function filmWall(source: Source): FilmTab<Card>[] {
  const tabs = filmTabs(source, { cardOf: posterOf, maxCards: onWall, more: linkToAll })
  for (const tab of tabs) withPictures(tab)
  return tabs
}

function posterOf(source: Source, film: Film): Card {
  const { meta: _, ...card } = filmCard(source, film)
  return card
}

const allIn: Readonly<Record<MovieTab, string>> = {
  'now-showing': 'All films now showing',
  'coming-soon': 'All films coming soon',
  'advanced-sales': 'All films on advance sale',
  'film-festival': 'All festival films',
  'international-screens': 'All international films',
}

const linkToAll = (tab: MovieTab) => ({
  label: allIn[tab],
  href: `${href('movies')}?tab=${tab}`,
})

/** Promotions beside the one that is chosen, for when it is over. */
const promotionsInReserve = 2

export function promotionsToFeature(source: Source, chosen: string | undefined): Card[] {
  const promotion = chosen === undefined ? [] : [source.entry('promotion', chosen)]
  const first = runningPromotions(source, promotion)
  const others = runningPromotions(source, source.all('promotion'), promotionsInReserve)
  return [...first, ...others.filter(({ id }) => first.every((card) => card.id !== id))]
}

/** Experiences on one page: as many as editors choose, but no more than this; without a choice, as many as the next says. */
const maxPanels = 5
const usualPanels = 4

export const experiencesToEnter = (source: Source, keys: readonly string[]): Entry<'experience'>[] =>
  keys.length > 0
    ? keys.slice(0, maxPanels).map((key) => source.entry('experience', key))
    : byOrder(source.all('experience')).slice(0, usualPanels)

/** Events in the payload: five are shown, and others as those end. */
const eventsOnPage = 7

export function newsFeature(source: Source, key: string | undefined) {
  const story = key === undefined ? latestNews(source)[0] : source.entry('news', key)
  return {
    ...ifPresent('story', story && newsCard(source, story)),
    ...ifPresent('news', linkToPage(source, 'newsIndex', 'All news')),
    ...ifPresent('calendar', linkToPage(source, 'eventsAtGsc', 'All events')),
    events: comingEvents(source)
      .slice(0, eventsOnPage)
      .map((event) => {
        const { id, title, href, kicker, displayPeriod } = comingEventCard(source, event)
        return {
          id,
          title,
          ...ifPresent('href', href),
          ...ifPresent('when', kicker),
          ...ifPresent('displayPeriod', displayPeriod),
        }
      }),
  }
}
