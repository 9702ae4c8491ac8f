/** What visitors will notice because the site's clock moves on, though nobody edited anything. */
import { titleOf } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { endOfDay, startOfDay } from '#content/schema/time-zone.ts'
import { movieTabs } from '#content/schema/types/movie.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { Notice } from '#review/report.ts'
import { nounOf, type Side, upperFirst } from '#review/snapshots/side.ts'
import { filmTimes } from '#site/loaders/cards/film-times.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type FilmPhase, filmStateAt, tabOf } from '#site/shared/film-state.ts'
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
    const act = actOf(entry, [before, later], entry)
    const now = head.content.entries.get(key)
    if (act === undefined || !now || actOf(entry, [before, head.source], now) !== act) return []
    const text = `${upperFirst(nounOf(key))} “${titleOf(entry)}” ${act}.`
    return [{ text, weight: weightOf(unchanged(key, entry)), entry: key }]
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

/** What becomes of an entry between two times. @param now what it is by then */
function actOf(entry: Entry, [before, after]: Sources, now: Entry): string | undefined {
  return isFilm(entry) && isFilm(now)
    ? filmAct(phaseOf(before, entry), phaseOf(after, now))
    : periodAct(now, before.asOf, after.asOf)
}

function phaseOf(source: Source, film: Film): FilmPhase | undefined {
  const times = filmTimes(source, film)
  return times && filmStateAt(times, Date.parse(source.asOf)).phase
}

function filmAct(old: FilmPhase | undefined, now: FilmPhase | undefined): string | undefined {
  if (old === now || old === undefined || now === undefined) return undefined
  if (now === 'over') return `is no longer shown: it leaves ${placeOf(old)}`
  const [from, to] = [placeOf(old), placeOf(now)]
  if (from !== to) return `moves from ${from} to ${to}`
  return now === 'opening' ? 'has a day on which its advance sale opens' : undefined
}

/** Types that are shown between two days, or two instants, and say so on their pages. */
const withPeriod: ReadonlySet<string> = new Set([
  'promotion',
  'movieGift',
  'filmFestival',
  'internationalScreenFilmFestival',
  'event',
  'banner',
  'popupBlock',
  'notification',
])

function periodAct(entry: Entry, before: string, later: string): string | undefined {
  if (!withPeriod.has(entry.type)) return undefined
  const { from, to } = entry as { readonly from?: string; readonly to?: string }
  const passes = (instant: string | undefined): boolean =>
    instant !== undefined && Date.parse(before) < Date.parse(instant) && Date.parse(instant) <= Date.parse(later)
  if (passes(to && (isDay(to) ? endOfDay(to) : to))) return 'is over'
  return passes(from && (isDay(from) ? startOfDay(from) : from)) ? 'begins' : undefined
}

const isDay = (text: string): boolean => text.length === '2026-10-01'.length
