import type { FilterableFilm } from './film-choices.ts'

/** The films by the day on which they open, the earliest first; last those of which no day is known. */
export function byOpeningDay(films: readonly FilterableFilm[]): [heading: string, films: FilterableFilm[]][] {
  const days = Map.groupBy(films, ({ day }) => day?.iso ?? '9999')
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofDay]) => [ofDay[0]?.day ? `From ${ofDay[0].day.text}` : 'On other days', ofDay])
}
