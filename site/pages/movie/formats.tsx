import type { LoaderData } from '#site/loaders/loader.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import type { load } from './loader.ts'

/** Ways to see a film, each of which leads to what it is and to the cinemas that have it. */
export function Formats({ formats }: Pick<LoaderData<typeof load>, 'formats'>) {
  return (
    <ul className="filmFormats">
      {formats.map(({ title, tagline, href, cinemas }, index) => (
        <li key={index} className="format">
          <h3>
            <TitleLink href={href}>{title}</TitleLink>
          </h3>
          <p className="tagline">{tagline}</p>
          <p className="where">
            {cinemas ? `In ${cinemas}` : 'Read more'}
            <Icon name="arrow" size={1} />
          </p>
        </li>
      ))}
    </ul>
  )
}
