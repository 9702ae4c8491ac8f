/** Groups the answer for display: by business day, then by cinema or film, then by version. Pure. */
import { businessDateAt, startOfBusinessDay } from '#content/schema/time-zone.ts'
import type { ShowtimesData, ShowtimesGroup } from '#site/features/showtimes/showtimes-data.ts'
import type { LiveShowtime, LiveShowtimes } from './parse-showtimes.ts'

export interface Day {
  readonly businessDate: string
  readonly rows: readonly Row[]
  /** Showtimes of films or cinemas that the page knows nothing of. */
  readonly unknown: readonly LiveShowtime[]
}

export interface Row {
  readonly group: ShowtimesGroup
  readonly versions: readonly Version[]
}

/** Showtimes with the same marks. */
export interface Version {
  readonly key: string
  readonly showtimes: readonly [LiveShowtime, ...LiveShowtime[]]
}

type Shown = Pick<ShowtimesData, 'by' | 'groups'>

/**
 * What has not begun, on the present business day and those after it. A day without showtimes is there all the same, and rows
 * keep the order of the part.
 */
export function programmeOf({ days }: LiveShowtimes, part: Shown, now: number): Day[] {
  const today = businessDateAt(now)
  // A service may name one twice.
  const told = days.flatMap(({ businessDate, showtimes }) => showtimes.map((showtime) => ({ businessDate, showtime })))
  const once = new Map(told.map((one) => [one.showtime.id, one])).values()
  const coming = [...once].filter(({ showtime }) => Date.parse(showtime.startsAt) > now)
  const byDay = Map.groupBy(coming, ({ businessDate }) => businessDate)
  return days
    .filter(({ businessDate }) => businessDate >= today)
    .map(({ businessDate }) => {
      const showtimes = (byDay.get(businessDate) ?? []).map(({ showtime }) => showtime)
      return { businessDate, ...inGroups(showtimes, part) }
    })
}

function inGroups(showtimes: readonly LiveShowtime[], { by, groups }: Shown): Pick<Day, 'rows' | 'unknown'> {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])))
  const byGroup = Map.groupBy(showtimes, (showtime) => groupOf.get(showtime[by]))
  return {
    rows: groups.flatMap((group) => {
      const found = byGroup.get(group)
      return found ? [{ group, versions: versionsOf(found) }] : []
    }),
    unknown: byGroup.get(undefined) ?? [],
  }
}

/** The showtimes by version, in the order of their first ones. */
function versionsOf(showtimes: readonly LiveShowtime[]): Version[] {
  const marksOf = ({ formats, language, subtitles, access }: LiveShowtime): string =>
    JSON.stringify([formats, language, subtitles, access])
  const inOrder = showtimes.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
  return [...Map.groupBy(inOrder, marksOf)].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, showtimes: [first, ...others] as const }] : [],
  )
}

/** The instants at which a show, its sale or a business day begins. */
export function changesOfProgramme({ days }: LiveShowtimes): number[] {
  const all = days.flatMap(({ showtimes }) => showtimes)
  const starts = days.map(({ businessDate }) => Date.parse(startOfBusinessDay(businessDate)))
  return [...starts, ...all.flatMap(({ startsAt, opensAt = startsAt }) => [Date.parse(startsAt), Date.parse(opensAt)])]
}
