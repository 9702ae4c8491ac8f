import type { KeyboardEvent } from 'react'
import { ownValue } from '#content/schema/own-value.ts'
import { calendarDay } from '#site/shared/time/calendar-day.ts'
import { hasModifier } from '#site/ui/link/modifier-keys.ts'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import { relativeDay } from './showtimes-text.ts'

interface Props {
  readonly days: readonly { readonly businessDate: string; readonly isEmpty: boolean }[]
  readonly chosen: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly panelId: string
  readonly onChoose: (businessDate: string) => void
}

export const tabId = (panelId: string, businessDate: string): string => `${panelId}-${businessDate}`

/** Tabs as the ARIA authoring practices have them: one stop for the Tab key, arrows, Home and End within. */
export function DayTabs({ days, chosen, now, panelId, onChoose }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = days.findIndex(({ businessDate }) => businessDate === chosen)
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % days.length,
      ArrowLeft: (at - 1 + days.length) % days.length,
      Home: 0,
      End: days.length - 1,
    }
    const day = days[ownValue(moves, event.key) ?? -1]
    if (!day || hasModifier(event)) return
    event.preventDefault()
    onChoose(day.businessDate)
    document.getElementById(tabId(panelId, day.businessDate))?.focus()
  }
  return (
    <div role="tablist" aria-label="Days" className="days" onKeyDown={onKeyDown} onFocus={scrollFocusedIntoView}>
      {days.map(({ businessDate, isEmpty }) => {
        const { weekday, day, month } = calendarDay(businessDate)
        const relative = relativeDay(businessDate, now)
        return (
          <button
            key={businessDate}
            type="button"
            role="tab"
            id={tabId(panelId, businessDate)}
            aria-selected={businessDate === chosen}
            aria-controls={panelId}
            tabIndex={businessDate === chosen ? 0 : -1}
            className="day"
            data-empty={isEmpty || undefined}
            onClick={() => onChoose(businessDate)}
          >
            <span className="relative">{relative}</span>
            <span className="number">{day}</span>
            <span className="month">
              {month}
              {relative !== weekday && <span className="visually-hidden">, {weekday}</span>}
              {isEmpty && <span className="visually-hidden">, no showtimes</span>}
            </span>
          </button>
        )
      })}
    </div>
  )
}
