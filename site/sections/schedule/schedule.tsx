import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Link } from '#site/ui/link/link.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './schedule.css?url'

/** A schedule, grouped by day. */
export function Schedule({ heading, days, links }: SectionProps<'schedule'>) {
  const level = heading ? 3 : 2
  const Day = `h${level}` as const
  const Title = `h${level === 3 ? 4 : 3}` as const
  return (
    <div className="schedule">
      <PageStyles href={stylesUrl} />
      {days.map(({ day, rows }) => (
        <div key={day.iso}>
          <Day className="day">
            <time dateTime={day.iso}>{day.text}</time>
          </Day>
          <ol>
            {rows.map(({ time, title, venue, text, href }) => (
              <li key={`${time.iso} ${title}`} className="row">
                <p className="time">
                  <time dateTime={time.iso}>{time.text}</time>
                </p>
                <div className="content">
                  <Title className="title">{href ? <Link href={href}>{title}</Link> : title}</Title>
                  {venue && <p className="venue">{venue}</p>}
                  {text && <p className="text">{text}</p>}
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
