import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { currentFilms, filmsIn } from '#site/loaders/films/films.ts'

/** The list is on the visitor's device; what is known of each film that may be on it is fetched by those who have one. */
export const load = basicPageLoader((source) => ({
  films: filmsIn(source, 'now-showing'),
  rest: { films: currentFilms(source) },
}))
