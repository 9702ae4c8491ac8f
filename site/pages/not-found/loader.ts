import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/films/films.ts'

export const load = basicPageLoader((source) => ({ films: filmsIn(source, 'now-showing') }))
