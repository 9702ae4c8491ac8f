import { filmAt } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { picturesOf } from './card.ts'

/**
 * The pictures of an entry that is about films: its own, then those of its first film, so that its card has one where its own
 * stands on the page already. A poster is the last of them, as a wide frame suits the others.
 */
export const picturesWithFilm = (source: Source, image: string, [first]: readonly string[]) =>
  picturesOf(source, image, first === undefined ? [] : picturesOfFilm(source, first))

function picturesOfFilm(source: Source, key: string): string[] {
  const film = filmAt(source, key)
  const backdrop = film.type === 'movie' ? film.backdrop : undefined
  return [...film.stills, ...(backdrop ? [backdrop] : []), film.poster]
}
