/** The facts of a film, under the labels of the product spec. */
import { type Film, runningTimeText } from './cards/film.ts'
import { type Fact, fact } from './detail.ts'
import type { Source } from './source.ts'
import { termTitles } from './terms.ts'
import { dayText } from './time.ts'

export function filmFacts(source: Source, film: Film): Fact[] {
  const classification = source.entry('taxonomy', film.classification)
  return [
    ...fact('Cast', ...film.cast),
    ...fact(
      'Classification',
      [classification.title, classification.help].filter(Boolean).join(': '),
      film.type === 'movie' ? film.classificationAdvice : undefined,
    ),
    ...fact('Country of origin', ...termTitles(source, film.country)),
    ...fact('Director', ...film.director),
    ...(film.type === 'movie' ? fact('Genre', ...termTitles(source, film.genre)) : []),
    ...fact('Release date', film.releaseDate && dayText(film.releaseDate).text),
    ...fact('Running time', film.runningTimeMinutes ? runningTimeText(film.runningTimeMinutes) : undefined),
    ...fact('Spoken language', ...termTitles(source, film.spokenLanguage)),
    ...fact('Subtitles', ...termTitles(source, film.subtitles)),
  ]
}
