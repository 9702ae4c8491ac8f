/** The periods of an entry, as its pages show them. */
import type { Entry } from '#content/schema/entry-types.ts'
import { endOfDay, startOfDay } from '#content/schema/time-zone.ts'
import { endOfShow } from '#site/loaders/format/dates.ts'

interface Period {
  /** Instants; absent if there is no limit, or it is not reported. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Words for what the entry does at the end of the period; “is over”, if left out. */
  readonly over?: string
}

/** Words for what begins or ends after `before` and up to `later`, for a sentence about the entry. */
export function periodActs(entry: Entry, before: string, later: string): string[] {
  const passes = (instant: string | undefined): boolean =>
    instant !== undefined && Date.parse(before) < Date.parse(instant) && Date.parse(instant) <= Date.parse(later)
  return periodsOf(entry).flatMap(({ from, to, over = 'is over' }) => {
    if (passes(to)) return [over]
    return passes(from) ? ['begins'] : []
  })
}

function periodsOf(entry: Entry): readonly Period[] {
  switch (entry.type) {
    case 'promotion':
    case 'movieGift':
    case 'filmFestival':
    case 'internationalScreenFilmFestival':
    case 'event':
    case 'banner':
    case 'popupBlock':
    case 'notification': {
      const { from, to } = entry
      return [{ from: from && (isDay(from) ? startOfDay(from) : from), to: to && (isDay(to) ? endOfDay(to) : to) }]
    }
    case 'specialScreening':
    case 'internationalScreenScreenEncounter':
      return [{ from: entry.date, to: endOfShow(entry.date) }]
    case 'movieLineUp':
      // It is shown from the day on which it is published.
      return [{ to: endOfDay(entry.to) }]
    case 'basicPage':
      return partsOf(entry)
    default:
      return []
  }
}

const partsOf = ({ openings, sections }: Entry<'basicPage'>): Period[] => [
  ...openings.map(({ title, closes }) => ({
    to: closes && endOfDay(closes),
    over: `no longer has the job opening “${title}”`,
  })),
  ...sections.flatMap((section) =>
    section.type === 'countdown' ? [{ to: section.until, over: 'shows that its countdown is over' }] : [],
  ),
]

const isDay = (text: string): boolean => text.length === '2026-10-01'.length
