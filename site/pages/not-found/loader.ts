import { basicWith } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/content-pages/films.ts'

const filmsShown = 10

export const load = basicWith((source) => ({ films: filmsIn(source, 'now-showing').slice(0, filmsShown) }))
