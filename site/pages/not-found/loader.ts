import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/films/films.ts'

const maxFilms = 10

export const load = basicPageLoader((source) => ({ films: filmsIn(source, 'now-showing').slice(0, maxFilms) }))
