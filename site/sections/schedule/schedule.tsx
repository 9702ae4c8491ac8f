import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { Link } from '#site/ui/link/link.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './schedule.css?url'

type Row = SectionProps<'schedule'>['days'][number]['rows'][number]

/** A schedule, grouped by day. What is over stays, and says so. */
export function Schedule({ heading, days, links }: SectionProps<'schedule'>) {
  const Day = heading ? 'h3' : 'h2'
  const now = useCurrentTime(days.flatMap(({ rows }) => rows.map(({ ends }) => ends)))
  const isPast = ({ ends, isOver }: Row) => (now === undefined ? isOver : Date.parse(ends) <= now)
  return (
    <div className="schedule">
      <PageStyles href={stylesUrl} />
      {days.map(({ day, rows }) => (
        <div key={day.iso}>
          <Day className="day">
            <time dateTime={day.iso}>{day.text}</time>
          </Day>
          <ol>
            {rows.map((row, index) => (
              <ScheduleRow key={index} row={row} isPast={isPast(row)} level={heading ? 4 : 3} />
            ))}
          </ol>
        </div>
      ))}
      <Links links={links} />
    </div>
  )
}

interface RowProps {
  readonly row: Row
  readonly isPast: boolean
  /** Level of its heading. */
  readonly level: 3 | 4
}

function ScheduleRow({ row: { time, title, venue, text, href }, isPast, level }: RowProps) {
  const Title = `h${level}` as const
  return (
    <li className="row" data-past={isPast || undefined}>
      <p className="time">
        <time dateTime={time.iso}>{time.text}</time>
        {isPast && <span className="past">Past</span>}
      </p>
      <div className="content">
        <Title className="title">{href ? <Link href={href}>{title}</Link> : title}</Title>
        {venue && <p className="venue">{venue}</p>}
        {text && <p className="text">{text}</p>}
      </div>
    </li>
  )
}
