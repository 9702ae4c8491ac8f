import type { CalendarDay } from '#site/shared/time/calendar-day.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './calendar-days.module.css'

interface Props {
  readonly days: readonly CalendarDay[]
}

/** The first and the last day as sheets of a calendar. Hidden from screen readers, as the facts have the same dates. */
export function CalendarDays({ days }: Props) {
  return (
    <div className={styles.days} aria-hidden="true">
      {days.map(({ weekday, day, month }, index) => (
        <div key={index} className={styles.item}>
          {index > 0 && <Icon name="arrow" />}
          <p className={styles.sheet}>
            <span className={styles.month}>{month}</span>
            <span className={styles.day}>{day}</span>
            <span className={styles.weekday}>{weekday}</span>
          </p>
        </div>
      ))}
    </div>
  )
}
