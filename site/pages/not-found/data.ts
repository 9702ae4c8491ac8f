import { basicWith } from '#site/data/basic-page.ts'
import { filmsIn } from '#site/data/films.ts'

const filmsShown = 10

export const load = basicWith((source) => ({ films: filmsIn(source, 'now-showing').slice(0, filmsShown) }))
