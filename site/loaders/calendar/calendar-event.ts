/**
 * Calendar files for visitors: releases, events, festivals and special screenings, until they have begun or are over.
 */
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { dayInMalaysia, dayMs } from '#content/schema/time-zone.ts'
import { eventBadge, filmBadge, offerBadge, oneDayBadge } from '#site/loaders/cards/entry-badges.ts'
import { lastDay } from '#site/loaders/format/dates.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Tone } from '#site/shared/badge.ts'

const types = ['movie', 'event', 'filmFestival', 'internationalScreenFilmFestival', 'specialScreening'] as const

type Dated = Entry<(typeof types)[number]>

export interface CalendarEvent {
  /** The same for ever: a calendar takes a second file for a change of the first. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly place: string
  /** Path of its page. */
  readonly path: string
  /** Days, the last one included, or instants; an instant alone has no end. */
  readonly from: string
  readonly to?: string
}

/** The file of an entry, beside its page. */
const fileOf = (path: string): string => `${path}.ics`

/** The address of the file; undefined for what is nothing to look forward to. */
export function calendarFile(source: Source, entry: Dated): string | undefined {
  const path = source.pathOf(entryKey(entry))
  return path !== undefined && isAhead(source, entry) ? fileOf(path) : undefined
}

/** Every file, by its address. */
export const calendarFiles = (source: Source): ReadonlyMap<string, CalendarEvent> =>
  new Map(
    types
      .flatMap((type): readonly Dated[] => source.all(type))
      .flatMap((entry) => {
        const [file, path] = [calendarFile(source, entry), source.pathOf(entryKey(entry))]
        return file !== undefined && path !== undefined ? [[file, calendarEvent(source, entry, path)] as const] : []
      }),
  )

/** A film until its release, all else until it is over. */
function isAhead(source: Source, entry: Dated): boolean {
  const tone = toneOf(source, entry)
  if (entry.type === 'movie') return entry.releaseDate !== undefined && (tone === 'coming' || tone === 'sales')
  return tone !== 'over'
}

function toneOf(source: Source, entry: Dated): Tone | undefined {
  switch (entry.type) {
    case 'movie':
      return filmBadge(source, entry)?.tone
    case 'event':
      return eventBadge(source, entry).tone
    case 'specialScreening':
      return oneDayBadge(source, entry).tone
    default:
      return offerBadge(source, entry).tone
  }
}

function calendarEvent(source: Source, entry: Dated, path: string): CalendarEvent {
  const common = { uid: `${entry.type}-${entry.id}`, title: entry.title, path }
  if (entry.type === 'movie')
    return {
      ...common,
      title: `${entry.title}: in cinemas`,
      description: entry.tagline ?? '',
      place: settingsOf(source).siteName,
      from: entry.releaseDate ?? '',
    }
  return { ...common, description: entry.summary, place: placeOf(source, entry), ...timesOf(entry) }
}

/** An event is where its page says, which may be the field beside a cinema; then the cinemas that its venue does not name. */
function placeOf(source: Source, entry: Exclude<Dated, Entry<'movie'>>): string {
  const cinemas = entry.cinemas.map((key) => source.entry('cinema', key).title)
  if (entry.type !== 'event') return cinemas.join(', ') || settingsOf(source).siteName
  return [entry.venue, ...cinemas.filter((cinema) => !entry.venue.includes(cinema))].join(', ')
}

/** What goes on for days does so at some hours of each, which nothing says: from the first to the last it is whole days. */
function timesOf(entry: Exclude<Dated, Entry<'movie'>>): Pick<CalendarEvent, 'from' | 'to'> {
  if (entry.type === 'specialScreening') return { from: entry.date }
  const { from, to } = entry
  const isLong = Date.parse(to) - Date.parse(from) > dayMs
  return entry.type === 'event' && isLong ? { from: dayInMalaysia(from), to: lastDay({ from, to }) } : { from, to }
}
