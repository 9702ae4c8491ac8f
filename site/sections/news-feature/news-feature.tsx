import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { Link } from '#site/ui/link/link.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'

const maxEvents = 5

/** One story, and the next dates beside it: as many as the screen has room for. */
export function NewsFeature({ heading, story, news, events, calendar }: SectionProps<'newsFeature'>) {
  const { shown } = useShown(events)
  return (
    <div className="newsFeature">
      {story && (
        <div className="story">
          {story.picture && (
            <Picture picture={story.picture} use="figure" sizes="(min-width: 64rem) 44rem, 30vw" isDecorative />
          )}
          <div className="words">
            <p className="kicker">{heading ?? story.kicker}</p>
            <h2 className="title">
              <TitleLink href={story.href}>{story.title}</TitleLink>
            </h2>
            <p className="text">{story.text}</p>
            {news && (
              <p className="more">
                <ButtonLink variant="link" href={news.href}>
                  {news.label}
                </ButtonLink>
              </p>
            )}
          </div>
        </div>
      )}
      {shown.length > 0 && (
        <div>
          <h2 className="title">Coming events</h2>
          <ul>
            {shown.slice(0, maxEvents).map(({ id, title, href: to, when }) => (
              <li key={id} className="date">
                {to ? <Link href={to}>{title}</Link> : title}
                <span className="meta">{when}</span>
              </li>
            ))}
          </ul>
          {calendar && (
            <ButtonLink variant="link" href={calendar.href}>
              {calendar.label}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
