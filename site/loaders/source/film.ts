/** Films, those of the chain and those of International Screens. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from './source.ts'

export type Film = Entry<'movie'> | Entry<'internationalScreenMovie'>

export const filmAt = (source: Source, key: string): Film => {
  const entry = source.any(key)
  return entry.type === 'movie' ? entry : source.entry('internationalScreenMovie', key)
}
