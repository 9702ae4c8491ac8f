import type { Entry } from '#content/schema/entry-types.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/films/films.ts'
import { withLastDay } from '#site/loaders/format/display-period.ts'
import { filmAt } from '#site/loaders/source/film.ts'

export const load = basicPageLoader((source, page) => {
  const inSections = new Set(filmsOf(page).map((key) => filmAt(source, key).title))
  return {
    films: filmsIn(source, 'film-festival').filter(({ title }) => !inSections.has(title)),
    festivals: withLastDay(source, source.all('filmFestival'), ({ to }) => to).map(([festival, displayPeriod]) => ({
      ...festivalCard(source, festival),
      displayPeriod,
    })),
  }
})

/** The films that the page's editor shows on it; one may be here in two programmes. */
const filmsOf = ({ sections }: Entry<'basicPage'>): string[] =>
  sections.flatMap((section) => (section.type === 'movieRail' ? section.movies : []))
