import { festivalCard } from '#site/loaders/cards/festival.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/films/films.ts'

export const load = basicPageLoader((source) => ({
  films: filmsIn(source, 'film-festival'),
  festivals: source
    .all('filmFestival')
    .filter(({ to }) => to >= source.today)
    .map((festival) => festivalCard(source, festival)),
}))
