import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'

/** One film from edge to edge; all of it leads to the film. */
export function FilmFeature({
  heading,
  title,
  href,
  text,
  meta,
  badge,
  picture,
  phonePicture,
}: SectionProps<'filmFeature'>) {
  return (
    <div className="filmFeature">
      <Picture
        picture={picture}
        phonePicture={phonePicture}
        use="hero"
        // Half of what phones have: their words lie on most of it, and three dots each would ask for what a desk is sent.
        sizes="(max-width: 47.99rem) 49vw, 100vw"
        isDecorative
      />
      <div className="words wrap">
        <p className="kicker">
          {heading ?? 'The one to see'}
          {badge && <TimeBadge badge={badge} isOnList />}
        </p>
        <h2 className="title">
          <TitleLink href={href}>{title}</TitleLink>
        </h2>
        {text && <p className="text">{text}</p>}
        <p className="meta">
          {meta.join(' · ')} <Icon name="arrow" />
        </p>
      </div>
    </div>
  )
}
