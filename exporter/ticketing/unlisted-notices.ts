/** Notices about films and cinemas that the service no longer mentions. */
import { firstFew } from '#content/format/first-few.ts'
import type { FilmSales } from '#content/schema/ticketing.ts'
import type { ExportProblem } from '../problem.ts'
import type { Named } from './catalogue.ts'
import { entryNotice, serviceNotice } from './notice.ts'

/** @param silent cinemas that sold something, and that the service no longer mentions. */
export function silentCinemaNotices(silent: ReadonlySet<string>): ExportProblem[] {
  if (silent.size === 0) return []
  const what = `says nothing more of what it sells at ${firstFew(silent)}`
  return [
    serviceNotice(
      what,
      'What the snapshot holds of them stays as it is, until the service says that they do not sell.',
    ),
  ]
}

/** @param missing films that are listed no longer. @param films those that are on sale all the same. */
export function missingFilmNotices(
  missing: readonly FilmSales[],
  films: ReadonlyMap<string, FilmSales>,
  titles: ReadonlyMap<string, Named>,
): ExportProblem[] {
  return missing.flatMap(({ film, ids }) => {
    const named = titles.get(film)
    if (!named) return []
    const hint = films.has(film)
      ? 'It stays on sale here until an export of a later day finds it missing still.'
      : 'It is no longer on sale here.'
    return [entryNotice(named, `is ${ids.join(', ')} at the ticketing service, which no longer lists it`, hint)]
  })
}
