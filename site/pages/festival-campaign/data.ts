import { basicWith } from '#site/data/basic-page.ts'
import { festivalCard } from '#site/data/cards/festival.ts'
import { filmsIn } from '#site/data/films.ts'

export const load = basicWith((source) => ({
  films: filmsIn(source, 'film-festival'),
  festivals: source
    .all('filmFestival')
    .filter(({ to }) => to >= source.today)
    .map((festival) => festivalCard(source, festival)),
}))
