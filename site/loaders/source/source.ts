/**
 * The interface of the content for loaders. A page's loader has nothing else, so a page is a pure function of the
 * answers: it can be left as it is when they have not changed.
 */

import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import type { MediaKind } from '#content/schema/media.ts'
import type { CinemaSales, FilmSales } from '#content/schema/ticketing.ts'
import type { SiteConfig } from '#site/config.ts'
import type { StateTab } from '#site/shared/films/film-state.ts'
import type { Picture } from '#site/shared/picture.ts'
import type { FilmSalesAtCinema } from './sales.ts'

export type FieldOf<T extends EntryType> = keyof Entry<T> & string

export interface Source {
  /** The only clock: an instant. */
  readonly asOf: string
  /** The day of `asOf` in Malaysia. */
  readonly today: string
  readonly config: SiteConfig
  /** The entry that a reference names. Throws where there is none: the snapshot check has seen to that. */
  entry<T extends EntryType>(type: T, key: string): Entry<T>
  /** The entry that a reference names, of whichever type. */
  any(key: string): Entry
  /** The entries of a type, by slug. */
  all<T extends EntryType>(type: T): readonly Entry<T>[]
  /** The entries of a type that name another one in a field, by slug. A link in their texts is a mention, and no relation. */
  referrersOf<T extends EntryType>(type: T, field: FieldOf<T>, key: string): readonly Entry<T>[]
  /** The basic page at a path. */
  pageAt(path: string): Entry<'basicPage'> | undefined
  /** The address of an entry's page, if it has one. */
  pathOf(key: string): string | undefined
  /** Whether sales are known. If not, the three answers below are empty, which means nothing. */
  readonly knowsSales: boolean
  /** Says as what, where, since when and under which ids a film is sold; undefined for one that is not. @param film its key */
  sales(film: string): FilmSales | undefined
  /** The cinema's id at the ticketing service, and whether it sells; undefined for one that the service does not know. */
  cinemaSales(cinema: string): CinemaSales | undefined
  /** The films that are sold at a cinema, by key. */
  soldAt(cinema: string): readonly FilmSalesAtCinema[]
  /** Keys of the films that are in a tab for their state, in its order: of those that it shows, a page asks by these. */
  filmsInTab(tab: StateTab): readonly string[]
  /**
   * The target of a link: a path of the site, or a complete address; undefined for a service that is not configured.
   */
  link(target: string): string | undefined
  picture(key: string): Picture
  /** The address of a file that is served as it is. @throws ProblemError for a file of another kind. */
  fileUrl(key: string, kind: MediaKind): string
  prose(text: string): ProseTree
  /** The id of a place on the page, which no other place on it has. @param wanted a slug. */
  anchor(wanted: string): string
}
