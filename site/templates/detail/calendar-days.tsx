import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './calendar-days.module.css'

interface Props {
  readonly leaves: readonly { readonly weekday: string; readonly day: string; readonly month: string }[]
}

/** The first and the last day as a calendar's leaves. The facts say the same in words, so these are for the eye. */
export function CalendarDays({ leaves }: Props) {
  return (
    <div className={styles.leaves} aria-hidden="true">
      {leaves.map(({ weekday, day, month }, index) => (
        <div key={`${day} ${month}`} className={styles.item}>
          {index > 0 && <Icon name="arrow" />}
          <p className={styles.leaf}>
            <span className={styles.month}>{month}</span>
            <span className={styles.day}>{day}</span>
            <span className={styles.weekday}>{weekday}</span>
          </p>
        </div>
      ))}
    </div>
  )
}
