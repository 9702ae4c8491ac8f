import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'

/** Doors to a few experiences: wide pictures in rows; on narrow screens one scrolls to the others. */
export function ExperiencePanels({ heading, cards, more }: SectionProps<'experiencePanels'>) {
  const Heading = heading ? 'h3' : 'h2'
  if (cards.length === 0) return null
  return (
    <>
      <ul className="experiencePanels" onFocus={scrollFocusedIntoView}>
        {cards.map(({ id, href: to, title, text, meta = [], picture }) => (
          <li key={id} className="panel">
            {picture && (
              <Picture
                picture={picture}
                use="card"
                sizes="(min-width: 64rem) 50vw, (min-width: 34rem) 26rem, 78vw"
                isDecorative
              />
            )}
            <div className="words">
              <Heading className="title">
                <TitleLink href={to}>{title}</TitleLink>
              </Heading>
              <p className="text">{text}</p>
              <p className="meta">{meta.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className="wrap">
          <ButtonLink variant="link" href={more.href}>
            {more.label}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
