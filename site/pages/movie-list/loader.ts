import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { taggedFilmCard } from '#site/loaders/cards/film.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmFilters } from '#site/loaders/content-pages/filters.ts'
import { quickFiltersWithNow } from '#site/loaders/content-pages/quick-filters.ts'
import { filmTabs } from '#site/loaders/films/films.ts'
import { dayOfMonth } from '#site/loaders/format/dates.ts'
import { withLastDay } from '#site/loaders/format/display-period.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { MovieTab } from '#site/shared/films/film-state.ts'

/** How many cards each tab has at most. */
const maxCards = 60
const allFilms = { label: 'All films from A to Z', href: href('movieIndex') }
const moreOf = (_tab: MovieTab, hasMore: boolean) => (hasMore ? allFilms : undefined)

export const load = basicPageLoader(
  (source) => {
    const tabs = filmTabs(source, { cardOf: taggedFilmCard, maxCards, more: moreOf })
    const cards = tabs.flatMap(({ cards }) => cards)
    return {
      tabs,
      filters: filmFilters(source, cards),
      quickFilters: quickFiltersWithNow(source, cards),
      lineUps: withLastDay(source, source.all('movieLineUp'), ({ to }) => to)
        .sort(([a], [b]) => a.from.localeCompare(b.from))
        .map(([lineUp, displayPeriod]) => ({ ...lineUpOf(source, lineUp), displayPeriod })),
    }
  },
  (source, _page, { tabs }) => itemList(source, tabs.find(({ tab }) => tab === 'now-showing')?.cards ?? []),
)

const lineUpOf = (source: Source, { slug, title, period, image, movies }: Entry<'movieLineUp'>) => ({
  id: slug,
  title,
  period,
  ...ifPresent('picture', image && source.picture(image)),
  films: movies.flatMap((key) => {
    const href = source.pathOf(key)
    const { title, releaseDate } = source.entry('movie', key)
    return href ? [{ title, href, ...ifPresent('opens', releaseDate && dayOfMonth(releaseDate)) }] : []
  }),
})
