import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/content-pages/films.ts'

const maxFilms = 10

/** Shows films after a form was sent. */
export const load = basicPageLoader((source) => ({ films: filmsIn(source, 'now-showing').slice(0, maxFilms) }))
