/** The films that a visitor wants to see, kept on the device, with what is needed to say when they open. */
import { fieldsOf, storedValue } from '#site/features/stored-value/stored-value.ts'
import { fitsPath } from '#site/href.ts'
import { routes } from '#site/routes.ts'

export interface ListedFilm {
  /** Path of its page. */
  readonly href: string
  readonly title: string
  /** The release, an instant. */
  readonly from?: string
  /** The day, of Malaysia, on which the visitor was last notified that it opens. */
  readonly toldOn?: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

function filmOf(stored: unknown): ListedFilm[] {
  const { href, title, from, toldOn } = fieldsOf(stored)
  if (!isText(href) || !isText(title) || !isFilm(href)) return []
  const isInstant = isText(from) && !Number.isNaN(Date.parse(from))
  return [{ href, title, ...(isInstant ? { from } : {}), ...(isText(toldOn) ? { toldOn } : {}) }]
}

/** Whether an address is that of a film, which can be on the list. */
export const isFilm = (path: string): boolean =>
  fitsPath(routes.movie.path, path) || fitsPath(routes.screenMovie.path, path)

const storedFilms = storedValue('my-list', (stored): readonly ListedFilm[] | undefined =>
  Array.isArray(stored) ? stored.flatMap(filmOf) : undefined,
)

const none: readonly ListedFilm[] = []

/** The last one first; none while hydrating. */
export const useMyList = (): readonly ListedFilm[] => storedFilms.use() ?? none

export const listedFilms = (): readonly ListedFilm[] => storedFilms.current() ?? none

/** Puts a film on the list, first, or in the place of what the list knew of it. */
export function addToMyList(film: ListedFilm): void {
  const films = listedFilms()
  const isThere = films.some(({ href }) => href === film.href)
  storedFilms.set(isThere ? films.map((one) => (one.href === film.href ? film : one)) : [film, ...films])
}

export const removeFromMyList = (href: string): void =>
  storedFilms.set(listedFilms().filter((film) => film.href !== href))
