import { useId } from 'react'
import { chooseCinema, useMyCinema } from '#site/features/my-cinema/my-cinema.ts'
import type { LiveShowtimes } from '#site/features/showtimes/response/parse-showtimes.ts'
import { type Day, programmeOf } from '#site/features/showtimes/response/programme.ts'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { DayPanel } from './day-panel.tsx'
import { DayTabs } from './day-tabs.tsx'
import { FirstCinema } from './first-cinema.tsx'
import { orderGroups } from './order-groups.ts'
import { isElsewhere, timeOf } from './showtimes-text.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  readonly part: ShowtimesData
  readonly showtimes: LiveShowtimes
  /** Milliseconds since 1970. */
  readonly now: number
  readonly choices: Choices
}

const hasShows = ({ rows, unknown }: Day): boolean => rows.length > 0 || unknown.length > 0

/** The days as tabs, and the showtimes of the chosen one: at first of the next one that has any. */
export function Days({ part, showtimes, now, choices }: Props) {
  const { nearest, state, toggle, forget } = choices
  const mine = useMyCinema()
  const panelId = useId()
  const groups = part.by === 'cinema' ? orderGroups(part.groups, mine?.href, nearest) : part.groups
  const days = programmeOf(showtimes, { by: part.by, groups }, now)
  const next = days.find(hasShows)
  const shown = days.find(({ businessDate }) => businessDate === choices.day) ?? next

  if (!shown)
    return (
      <EmptyState noun="showtimes" message="No showtimes are announced for the next seven days.">
        {part.tickets && (
          <ButtonLink isSmall icon="outside" href={part.tickets}>
            Look where tickets are sold
          </ButtonLink>
        )}
      </EmptyState>
    )
  return (
    <>
      {part.by === 'cinema' && (part.groups.length > 1 || mine) && (
        <FirstCinema
          cinemas={part.groups}
          mine={mine}
          onChoose={(cinema) => {
            chooseCinema(cinema)
            forget()
          }}
          nearest={state}
          onNear={toggle}
        />
      )}
      {isElsewhere(now) && (
        <p className="zone">
          <Icon name="clock" size={1} />
          All times are Malaysian (GMT+8).
        </p>
      )}
      <DayTabs
        days={days.map((day) => ({ businessDate: day.businessDate, isEmpty: !hasShows(day) }))}
        chosen={shown.businessDate}
        now={now}
        panelId={panelId}
        onChoose={choices.chooseDay}
      />
      <DayPanel
        id={panelId}
        day={shown}
        next={hasShows(shown) ? undefined : next?.businessDate}
        choices={choices}
        part={part}
        mine={mine?.href}
        now={now}
      />
      <p className="note">As of {timeOf(showtimes.asOf)}. A show after midnight stands under the evening before.</p>
    </>
  )
}
