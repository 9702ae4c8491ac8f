import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { SearchField } from '#site/ui/search-field/search-field.tsx'

/** The country with a light for each cinema, and a plain form that opens the finder with what is typed, with and without script. */
export function CinemaMapSection({ heading, text, count, finder, brands, dots, shores }: SectionProps<'cinemaMap'>) {
  return (
    <div className="cinemaMapSection">
      <svg viewBox="0 0 2010 690" className="country" aria-hidden="true">
        <pattern id="landOfDots" width="22" height="22" patternUnits="userSpaceOnUse">
          <circle cx="11" cy="11" r="6" />
        </pattern>
        <path d={shores.join('')} fill="url(#landOfDots)" />
        <g>
          {dots.map(({ x, y }, index) => (
            <circle key={index} cx={x} cy={y} r="14" />
          ))}
        </g>
      </svg>
      <div className="words">
        <h2>{heading ?? 'Cinemas'}</h2>
        {text && <p className="text">{text}</p>}
        <form action={finder} data-print="none">
          <SearchField label="Search Location, Keyword" icon="pin" name="q">
            <button type="submit" className="go">
              <Icon name="search" />
              <span className="visually-hidden">Search {count === 1 ? 'the cinema' : `${count} cinemas`}</span>
            </button>
          </SearchField>
        </form>
        <div className="links">
          <Links links={brands} />
        </div>
        <p>
          <ButtonLink variant="link" href={finder}>
            {count === 1 ? 'The cinema' : `All ${count} cinemas`}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
