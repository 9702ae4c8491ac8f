import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Link } from '#site/ui/link/link.tsx'
import { Links } from '#site/ui/links/links.tsx'
import styles from './schedule.module.css'

/** A schedule, grouped by day. */
export function Schedule({ heading, days, links }: SectionProps<'schedule'>) {
  const level = heading ? 3 : 2
  const Day = `h${level}` as const
  const Title = `h${level === 3 ? 4 : 3}` as const
  return (
    <div className={styles.schedule}>
      {days.map(({ day, rows }) => (
        <div key={day.iso}>
          <Day className={styles.day}>
            <time dateTime={day.iso}>{day.text}</time>
          </Day>
          <ol>
            {rows.map(({ time, title, venue, text, href }) => (
              <li key={`${time.iso} ${title}`} className={styles.row}>
                <p className={styles.time}>
                  <time dateTime={time.iso}>{time.text}</time>
                </p>
                <div className={styles.content}>
                  <Title className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</Title>
                  {venue && <p className={styles.venue}>{venue}</p>}
                  {text && <p className={styles.text}>{text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <Links links={links} />
    </div>
  )
}
