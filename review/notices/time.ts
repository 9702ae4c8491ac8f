/** Notices about changes that the site's clock makes, without any edit. */
import { titleOf } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { movieTabs } from '#content/schema/types/movie.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { Notice } from '#review/report.ts'
import { nounOf, type Side, upperFirst } from '#review/snapshots/side.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type FilmPhase, filmStateAt, tabOf } from '#site/shared/films/film-state.ts'
import { periodActs } from './periods.ts'
import { weightOf } from './weights.ts'

/**
 * What an editor has changed meanwhile is no work of the clock: an offer that was extended on its last day is not over.
 *
 * @param later the content of the base, at the clock of the head
 */
export function timeNotices(base: Side, later: Source, head: Side): Notice[] {
  const before = base.source
  if (before.asOf === later.asOf) return []
  return [...base.content.entries].flatMap(([key, entry]): Notice[] => {
    const acts = actsOf(entry, [before, later], entry)
    const now = head.content.entries.get(key)
    if (acts.length === 0 || !now) return []
    const still = actsOf(entry, [before, head.source], now)
    const text = (act: string) => `${upperFirst(nounOf(key))} “${titleOf(entry)}” ${act}.`
    return acts
      .filter((act) => still.includes(act))
      .map((act) => ({ text: text(act), weight: weightOf(unchanged(key, entry), head), entry: key }))
  })
}

const unchanged = (entry: string, { type }: Entry): EntryChange => ({
  kind: 'changed',
  entry,
  type,
  title: '',
  fields: [],
})

type Film = Entry<'movie' | 'internationalScreenMovie'>

const isFilm = (entry: Entry): entry is Film => entry.type === 'movie' || entry.type === 'internationalScreenMovie'

const placeOf = (phase: FilmPhase): string | undefined => {
  const tab = tabOf[phase]
  return tab && movieTabs[tab]
}

type Sources = readonly [before: Source, after: Source]

/** Words for what becomes of an entry between two times. @param now what it is by then */
function actsOf(entry: Entry, [before, after]: Sources, now: Entry): string[] {
  return isFilm(entry) && isFilm(now)
    ? filmActs(phaseOf(before, entry), phaseOf(after, now))
    : periodActs(now, before.asOf, after.asOf)
}

function phaseOf(source: Source, film: Film): FilmPhase | undefined {
  const times = filmTimes(source, film)
  return times && filmStateAt(times, Date.parse(source.asOf)).phase
}

function filmActs(old: FilmPhase | undefined, now: FilmPhase | undefined): string[] {
  if (old === now || old === undefined || now === undefined) return []
  const [from, to] = [placeOf(old), placeOf(now)]
  if (now === 'over') return [`is no longer shown: it leaves ${from}`]
  // Possible only if the base has a later clock than the head.
  if (old === 'over') return [`is shown again, under ${to}`]
  if (from !== to) return [`moves from ${from} to ${to}`]
  return now === 'opening' ? ['has a day on which its advance sale opens'] : []
}
