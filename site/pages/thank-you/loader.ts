import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/films/films.ts'

const maxFilms = 10

/** Shows films after a form was sent, and what that form says then. */
export const load = basicPageLoader((source, { path }) => ({
  path,
  films: filmsIn(source, 'now-showing').slice(0, maxFilms),
  confirmations: source
    .all('form')
    .filter(({ thankYouPath }) => thankYouPath === path)
    .map(({ id, body }) => ({ form: id, text: source.prose(body) })),
}))
