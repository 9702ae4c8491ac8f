/** The way to the tickets of a film. */
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import { href } from '#site/href.ts'
import { calendarFile } from '#site/loaders/calendar/calendar-event.ts'
import { during, filmBadge, isBadgeOver } from '#site/loaders/cards/entry-badges.ts'
import { formatDay, formatDayInYear } from '#site/loaders/format/dates.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { filmTicketsUrl } from '#site/loaders/source/ticket-links.ts'
import type { Tone } from '#site/shared/badge.ts'
import { type FilmState, filmStateAt } from '#site/shared/films/film-state.ts'
import type { Link } from '#site/shared/layout.ts'
import type { DisplayPeriod } from '#site/shared/time/display-period.ts'

/** What stands where tickets are bought, for as long as it does. */
export interface TicketButtonState {
  readonly text: string
  /** Words, if left out. */
  readonly href?: string
  readonly icon?: 'ticket' | 'clock' | 'calendar'
  /** Of what one comes for. */
  readonly variant?: 'primary'
  readonly displayPeriod: DisplayPeriod
}

export interface TicketButtonData {
  /** The state of its tickets, as of the site's clock. */
  readonly tickets: FilmState['tickets']
  readonly parts: readonly TicketButtonState[]
}

/**
 * Has no address where none is configured, and for a film that is over: it does not come back.
 *
 * @param screenings where one finds when it is shown: what one comes for, unless tickets can be bought.
 */
export function filmTickets(
  source: Source,
  film: Film,
  screenings?: Link,
): { readonly tickets?: string; readonly sale?: TicketButtonData } {
  const [times, address] = [filmTimes(source, film), filmTicketsUrl(source, film)]
  if (!times) return {}
  const { phase, tickets } = filmStateAt(times, Date.parse(source.asOf))
  const way = phase === 'over' ? undefined : address
  return { ...ifPresent('tickets', way), sale: { tickets, parts: partsOf(source, film, { way, screenings }) } }
}

interface Ways {
  readonly way: string | undefined
  readonly screenings: Link | undefined
}

function partsOf(source: Source, film: Film, { way, screenings }: Ways): TicketButtonState[] {
  const [times, badge] = [filmTimes(source, film), filmBadge(source, film)]
  if (!times || !badge) return []
  const { opensAt, from, to } = times
  const release = from && `In cinemas from ${formatDay(dayInMalaysia(from)).text}`
  const advance = opensAt && `Advance tickets from ${formatDayInYear(opensAt)}`
  const both = advance && from && `${advance}, in cinemas from ${formatDayInYear(from)}`
  const part = (
    displayPeriod: DisplayPeriod | undefined,
    text: string | undefined,
    rest: Partial<TicketButtonState> = {},
  ): TicketButtonState[] => (displayPeriod && text ? [{ text, ...rest, displayPeriod }] : [])
  const at = (...tones: readonly Tone[]) => during(source, badge, ({ tone }) => tones.includes(tone))
  const isOnSale = (time: number) => filmStateAt(times, time).tickets === 'open'
  const onSale = during(source, badge, (_, time) => isOnSale(time))
  const isForSale = (time: number) => way !== undefined && isOnSale(time)
  const unlessForSale = during(source, badge, (said, time) => !isBadgeOver(said) && !isForSale(time))
  const toCome = (besideSale: boolean) =>
    during(source, badge, ({ tone }, time) => ['coming', 'sales'].includes(tone) && isForSale(time) === besideSale)
  const calendar = film.type === 'movie' ? calendarFile(source, film) : undefined
  const words = { icon: 'clock' } as const
  const main = { variant: 'primary' } as const
  return [
    ...(way === undefined
      ? part(onSale, 'Tickets at the box office')
      : part(onSale, 'Buy Now', { href: way, icon: 'ticket', ...main })),
    ...part(at('coming'), both ?? advance ?? release, words),
    ...part(at('sales'), release, words),
    ...part(at('ending'), to && `Until ${formatDayInYear(new Date(Date.parse(to) - 1).toISOString())}`, words),
    ...(screenings ? part(unlessForSale, screenings.label, { href: screenings.href, ...main }) : []),
    ...(calendar ? part(toCome(false), 'Add to calendar', { href: calendar, icon: 'calendar', ...main }) : []),
    ...(calendar ? part(toCome(true), 'Add to calendar', { href: calendar, icon: 'calendar' }) : []),
    ...part(at('over'), 'What is showing now', { href: href('movies') }),
  ]
}
