import type { LiveShowtime } from '#site/features/showtimes/response/parse-showtimes.ts'
import { Link } from '#site/ui/link/link.tsx'
import { dayName, isLate, stateOf, timeOf } from './showtimes-text.ts'

interface Props {
  readonly showtime: LiveShowtime
  readonly businessDate: string
  /** The address for a showtime that has no link of its own. */
  readonly tickets: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** One showtime: a link to its seats where there are any, else words that say why not. */
export function ShowtimeItem({ showtime, businessDate, tickets, now }: Props) {
  const { startsAt, hall, link = tickets } = showtime
  const state = stateOf(showtime, now)
  const content = (
    <>
      <time className="clock" dateTime={startsAt}>
        {timeOf(startsAt)}
      </time>
      {isLate(showtime, businessDate) && (
        <span className="late">
          after midnight <span className="visually-hidden">on {dayName(startsAt.slice(0, 10))}</span>
        </span>
      )}
      <span className="hall">{hall}</span>
      {state.text && <span className="state">{state.text}</span>}
    </>
  )
  const time = { className: 'time', 'data-state': state.is, children: content }
  return state.isOnSale && link !== undefined ? <Link href={link} {...time} /> : <span {...time} />
}
