/** The facts of a film. */
import { filmAccess } from '#content/schema/access-marks.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { formatRunningTime } from '#site/loaders/format/running-time.ts'
import type { Film } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitles } from '#site/loaders/source/vocabulary.ts'
import { type Fact, fact } from './detail.ts'

export function filmFacts(source: Source, film: Film): Fact[] {
  const classification = source.entry('taxonomy', film.classification)
  return [
    ...fact('Cast', film.cast.join(', ')),
    ...fact(
      'Classification',
      [classification.title, classification.help].filter(Boolean).join(': '),
      film.type === 'movie' ? film.classificationAdvice : undefined,
    ),
    ...fact('Country of origin', termTitles(source, film.country).join(', ')),
    ...fact('Director', film.director.join(', ')),
    ...(film.type === 'movie' ? fact('Genre', termTitles(source, film.genre).join(', ')) : []),
    ...fact('Release date', film.releaseDate && formatDay(film.releaseDate).text),
    ...fact('Running time', film.runningTimeMinutes ? formatRunningTime(film.runningTimeMinutes) : undefined),
    ...fact('Spoken language', termTitles(source, film.spokenLanguage).join(', ')),
    ...fact('Subtitles', termTitles(source, film.subtitles).join(', ')),
    ...fact('Access', film.access.map((feature) => filmAccess[feature]).join(', ')),
  ]
}
