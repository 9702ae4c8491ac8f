import { basicWith } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/content-pages/films.ts'

const filmsShown = 10

/** Something to look at meanwhile. */
export const load = basicWith((source) => ({ films: filmsIn(source, 'now-showing').slice(0, filmsShown) }))
