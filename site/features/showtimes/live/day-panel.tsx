import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { AccessKey } from '#site/features/access/access-marks.tsx'
import { firstItems } from '#site/features/show-more/first-items.ts'
import type { Day } from '#site/features/showtimes/response/programme.ts'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { Button } from '#site/ui/button/button.tsx'
import { tabId } from './day-tabs.tsx'
import { shownAtFirst } from './order-groups.ts'
import { ShowtimesRow } from './showtimes-row.tsx'
import { dayName, noShowtimes } from './showtimes-text.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  readonly id: string
  readonly day: Day
  /** The next day with showtimes, where this one has none. */
  readonly next: string | undefined
  readonly choices: Choices
  readonly part: ShowtimesData
  /** The address of the visitor's cinema. */
  readonly mine: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The showtimes of a day, by cinema or by film. */
export function DayPanel({ id, day, next, choices, part, mine, now }: Props) {
  const { businessDate, rows, unknown } = day
  const { isWhole, setWhole, chooseDay } = choices
  const shown = isWhole ? rows : firstItems(rows, shownAtFirst)
  const list = useRef<HTMLUListElement>(null)
  // Both clicks remove their own button.
  const showAll = () => {
    flushSync(() => setWhole(true))
    list.current?.children[shownAtFirst]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }
  const showNext = (day: string) => {
    document.getElementById(tabId(id, day))?.focus()
    chooseDay(day)
  }
  return (
    <>
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, businessDate)} className="panel">
        <p className="date">{dayName(businessDate)}</p>
        {rows.length === 0 && unknown.length === 0 && (
          <div className="none">
            <p>{noShowtimes(businessDate, now)}</p>
            {next !== undefined && (
              <Button isSmall onClick={() => showNext(next)}>
                The next are on {dayName(next)}
              </Button>
            )}
          </div>
        )}
        <ul ref={list} className="rows">
          {shown.map((row) => (
            <ShowtimesRow
              key={row.group.ids.join()}
              row={row}
              businessDate={businessDate}
              part={part}
              isMine={mine !== undefined && row.group.href === mine}
              now={now}
            />
          ))}
        </ul>
        {shown.length < rows.length && (
          <p className="more">
            <Button onClick={showAll}>Show all {rows.length} cinemas</Button>
          </p>
        )}
        {unknown.length > 0 && (
          <p className="note">
            {unknown.length === 1 ? '1 showtime' : `${unknown.length} showtimes`} more{' '}
            {part.by === 'film' ? 'of other films' : 'at other cinemas'}
            {part.tickets && (
              <>
                : <a href={part.tickets}>see all where tickets are sold</a>
              </>
            )}
            .
          </p>
        )}
      </div>
      <AccessKey codes={shown.flatMap(({ versions }) => versions.flatMap(({ showtimes }) => showtimes[0].access))} />
    </>
  )
}
