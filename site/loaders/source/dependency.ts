/** The dependencies of a page: every question of its loader, each as a short text that can be kept between builds. */
import { entryKey } from '#content/schema/entry-key.ts'
import { isEntryType } from '#content/schema/entry-types.ts'
import { isStateTab, type StateTab } from '#site/shared/films/film-state.ts'
import type { FieldOf, Source } from './source.ts'

/** An entry's key, or one of those below. */
export type Dependency = string

export const allOf = (type: string): Dependency => `${type}/*`
export const referringTo = (key: string, type: string, field: string): Dependency => `${type}/* ${field} ${key}`
export const addressOf = (key: string): Dependency => `@${key}`
/** The basic page there. */
export const pageAt = (path: string): Dependency => path
/** How a film is sold, or how the ticketing service knows a cinema. */
export const salesOf = (key: string): Dependency => `sales ${key}`
/** Which films are sold at a cinema. */
export const soldAt = (cinema: string): Dependency => `sold at ${cinema}`
/** Which films are in a tab for their state. */
export const filmsInTab = (tab: StateTab): Dependency => `films in ${tab}`

/** The answer, if the question is one about no entry: about what is sold, and about tabs. Null where there is nothing to say. */
export function answerBehind(source: Source, dependency: Dependency): unknown {
  const [, question, key = ''] = /^(sales|sold at|films in) (.+)$/.exec(dependency) ?? []
  switch (question) {
    case 'sales':
      return (key.startsWith('cinema/') ? source.cinemaSales(key) : source.sales(key)) ?? null
    case 'sold at':
      return source.soldAt(key)
    case 'films in':
      return isStateTab(key) ? source.filmsInTab(key) : []
    default:
      return undefined
  }
}

const listingFilms = ['movie', 'movieList', 'internationalScreenMovie', 'internationalScreenFilmFestival'] as const

/** Keys of the entries that the question leads to now, whether they exist or not: none for one about no entry. */
export function entriesBehind(source: Source, dependency: Dependency): readonly string[] {
  if (dependency.startsWith('/')) {
    const page = source.pageAt(dependency)
    return page ? [`basicPage/${page.id}`] : []
  }
  // Whatever decides the state of a film, and its place.
  if (dependency.startsWith('films in ')) return listingFilms.flatMap((type) => source.all(type)).map(entryKey)
  if (answerBehind(source, dependency) !== undefined) return []
  if (dependency.startsWith('@')) return [dependency.slice(1)]
  const [, type = '', field, key = ''] = /^(\w+)\/\*(?: (\w+) (.+))?$/.exec(dependency) ?? []
  if (!isEntryType(type)) return [dependency]
  return (field === undefined ? source.all(type) : source.referrersOf(type, field as FieldOf<typeof type>, key)).map(
    entryKey,
  )
}
