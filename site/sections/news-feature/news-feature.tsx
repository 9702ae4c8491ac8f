import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './news-feature.module.css'

/** One story, and the next dates beside it. */
export function NewsFeature({ heading, story, news, events, calendar }: SectionProps<'newsFeature'>) {
  return (
    <div className={styles.columns}>
      {story && (
        <div className={styles.story}>
          {story.picture && (
            <Picture picture={story.picture} use="figure" sizes="(min-width: 64rem) 44rem, 30vw" isDecorative />
          )}
          <div className={styles.words}>
            <p className={styles.kicker}>{heading ?? story.kicker}</p>
            <h2 className={styles.title}>
              <Link href={story.href ?? news.href}>{story.title}</Link>
            </h2>
            <p className={styles.text}>{story.text}</p>
            <p className={styles.more}>
              <ButtonLink variant="link" href={news.href}>
                {news.label}
              </ButtonLink>
            </p>
          </div>
        </div>
      )}
      {events.length > 0 && (
        <div className={styles.dates}>
          <h2 className={styles.title}>Coming events</h2>
          <ul>
            {events.map(({ id, title, href: to, meta = [] }) => (
              <li key={id} className={styles.date}>
                <Link href={to ?? calendar.href}>{title}</Link>
                <span className={styles.meta}>{meta[0]}</span>
              </li>
            ))}
          </ul>
          <ButtonLink variant="link" href={calendar.href}>
            {calendar.label}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
