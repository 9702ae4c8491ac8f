/**
 * Matches the service's sites and films with entries. Pure. The rules are those of decision 0016: ids decide, capitals
 * do not; a version without an entry of its own belongs to the film that shares its parent; titles only help to say
 * what is wrong.
 */
import { ticketingId } from '#content/schema/ticketing.ts'
import type { ExportProblem } from '../problem.ts'
import type { Named } from './catalogue.ts'
import { entryNotice, serviceNotice } from './notice.ts'
import type { Site, SoldFilm } from './service.ts'

export interface Joined<K> {
  /** Id at the service → the entry, or the entries, `<type>/<id>`. */
  readonly entryById: ReadonlyMap<string, K>
  readonly problems: readonly ExportProblem[]
}

const inTheCms = 'Set the ticketing id of its entry in the CMS.'

export function joinSites(sites: readonly Site[], cinemas: readonly Named[]): Joined<string> {
  const byId = groupById(cinemas, ({ ticketingId }) => ticketingId)
  const listed = new Set(sites.map(({ id }) => id.toLowerCase()))
  const entryById = new Map<string, string>()
  const problems: ExportProblem[] = []
  for (const { id, name, sells } of sites) {
    const [cinema, twin] = (canBeKept(id) && byId.get(id.toLowerCase())) || []
    if (cinema) entryById.set(id, cinema.key)
    else if (sells) {
      const why = canBeKept(id) ? `which is no cinema's ticketing id${alike(name, cinemas)}` : ofOtherLetters
      problems.push(serviceNotice(`sells for ${id} “${name}”, ${why}`, inTheCms))
    }
    if (cinema && twin)
      problems.push(entryNotice(cinema, `has the same ticketing id, ${id}, as ${twin.key}`, 'Correct one of the two.'))
  }
  for (const cinema of cinemas) {
    const { title, ticketingId: wanted } = cinema
    if (wanted === undefined || listed.has(wanted.toLowerCase())) continue
    const what = `has the ticketing id ${wanted}, which the ticketing service does not list${alike(title, sites)}`
    problems.push(entryNotice(cinema, what, inTheCms))
  }
  return { entryById, problems }
}

/** Two entries may be the same film: its page, and that in a programme. */
export function joinFilms(films: readonly SoldFilm[], entries: readonly Named[]): Joined<readonly string[]> {
  const claims = claimsOn(films, entries)
  const entryById = new Map<string, readonly string[]>()
  const problems: ExportProblem[] = []
  for (const film of films) {
    const [keys, ...others] = claims(film)
    const isJoined = keys !== undefined && others.length === 0 && canBeKept(film.id)
    if (isJoined) entryById.set(film.id, keys)
    else if (film.sale.state !== 'none')
      problems.push(
        serviceNotice(`sells ${film.id} “${film.title}”, ${whyNot(film, [keys ?? [], ...others], entries)}`, inTheCms),
      )
  }
  return { entryById, problems }
}

/**
 * Who claims a film: the entries with its id; if there are none, those with its parent's, and those of versions that share
 * its parent. Several sets of entries: nobody knows which.
 */
function claimsOn(
  films: readonly SoldFilm[],
  entries: readonly Named[],
): (film: SoldFilm) => readonly (readonly string[])[] {
  const byId = groupById(entries, ({ ticketingId }) => ticketingId)
  const withId = (id: string): readonly string[] => (byId.get(id.toLowerCase()) ?? []).map(({ key }) => key)
  const byParent = groupById(films, ({ parent }) => parent)
  return ({ id, parent }) => {
    const own = withId(id)
    if (own.length > 0) return [own]
    if (parent === undefined) return []
    const relatives = [parent, ...(byParent.get(parent.toLowerCase()) ?? []).map((sibling) => sibling.id)].map(withId)
    const distinct = new Map(relatives.filter(({ length }) => length > 0).map((keys) => [keys.join(), keys]))
    return [...distinct.values()]
  }
}

/** A version may have an id that no editor could have typed, and a letter of an id may be one that only looks like another. */
const canBeKept = (id: string): boolean => ticketingId.safeParse(id).success
const ofOtherLetters = 'an id of letters that none has here'

function whyNot(
  { id, title, parent }: SoldFilm,
  claims: readonly (readonly string[])[],
  entries: readonly Named[],
): string {
  if (claims.length > 1) return `whose parent ${parent} several films share: ${claims.flat().join(', ')}`
  return canBeKept(id) ? `which is no film's ticketing id${alike(title, entries)}` : ofOtherLetters
}

/** Id in small letters → items; those without one are left out. */
function groupById<T>(
  items: readonly T[],
  idOf: (item: T) => string | undefined,
): ReadonlyMap<string | undefined, readonly T[]> {
  const groups = Map.groupBy(items, (item) => idOf(item)?.toLowerCase())
  groups.delete(undefined)
  return groups
}

/** Words that point to what bears the same name on the other side: most likely what is meant. */
function alike(name: string, others: readonly (Named | Site)[]): string {
  const found = others.find((other) => plainName('key' in other ? other.title : other.name) === plainName(name))
  if (!found) return ''
  const id =
    'key' in found ? `${found.key} has ${found.ticketingId ?? 'none'}` : `it lists one of that name as ${found.id}`
  return `; ${id}`
}

/** A name's letters and digits, without what stands in brackets, as versions are named: Redline KL (IMAX). */
export const plainName = (name: string): string =>
  name
    .replace(/\s*\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
