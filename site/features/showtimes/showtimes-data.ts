/** The showtimes of a page: the request, and the rows into which the answer goes. */
import type { CinemaAvailability, FilmAvailability } from '#site/loaders/films/availability.ts'
import type { Picture } from '#site/shared/picture.ts'

export interface ShowtimesData {
  /** Address of the answer, with the question in it. */
  readonly address: string
  /** What the rows are: on the page of a film its cinemas, on that of a cinema its films. */
  readonly by: 'cinema' | 'film'
  readonly groups: readonly ShowtimesGroup[]
  /** Words for formats, as the answer spells these. What has none is not shown. */
  readonly formatNames: Readonly<Record<string, string>>
  /** Origins that a link from the answer may lead to. */
  readonly linkOrigins: readonly string[]
  /** Where tickets are sold, whatever the answer says: of this film, or at this cinema. */
  readonly tickets: string | undefined
}

export interface ShowtimesGroup {
  /** Its ids at the ticketing service: of a cinema one, of a film one for each version. */
  readonly ids: readonly string[]
  readonly title: string
  readonly href: string | undefined
  /** A few words: the place of a cinema, the classification and running time of a film. */
  readonly notes: readonly string[]
  readonly picture?: Picture | undefined
  /** The address where its tickets are sold, for `onDay`. */
  readonly tickets?: string | undefined
}

/** Undefined where nobody can be asked. */
export function showtimesOfFilm(
  { live, formatNames, cinemas }: FilmAvailability,
  tickets?: string,
): ShowtimesData | undefined {
  if (!live) return undefined
  const groups = cinemas.map(({ id, name, href, town, tickets }) => ({
    ids: [id],
    title: name,
    href,
    notes: [town],
    tickets,
  }))
  return { ...live, by: 'cinema', groups, formatNames, tickets }
}

/** Undefined where nobody can be asked. */
export function showtimesOfCinema(
  { live, formatNames, films, ...sold }: CinemaAvailability,
  tickets?: string,
): ShowtimesData | undefined {
  if (!live) return undefined
  const groups = films.map(({ ids, card: { title, href, meta = [], picture } }) => ({
    ids,
    title,
    href,
    notes: meta.slice(0, 2),
    picture,
    tickets: sold.tickets,
  }))
  return { ...live, by: 'film', groups, formatNames, tickets }
}
