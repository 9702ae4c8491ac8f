import type { AccessFacility, AccessOfCinema } from '#site/loaders/content-pages/cinemas/access.ts'
import { telHref } from '#site/shared/phone.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'

interface Props {
  readonly cinema: AccessOfCinema
  /** The facilities that not every cinema has. */
  readonly facilities: readonly AccessFacility[]
  readonly needs: readonly string[]
}

/** A cinema with what it has, and how to ask it. */
export function CinemaAccess({ cinema, facilities, needs }: Props) {
  const { title, href, place, phone, halls, wheelchairPlaces, facts } = cinema
  const has = facilities.filter(({ key }) => cinema.has.includes(key))
  return (
    <article>
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p className="place">{place}</p>
      <p className="places">
        {wheelchairPlaces !== undefined && (
          <>
            <strong>{wheelchairPlaces}</strong> wheelchair {wheelchairPlaces === 1 ? 'place' : 'places'} in{' '}
          </>
        )}
        {halls === 1 ? 'one hall' : `${halls} halls`}
      </p>
      {has.length > 0 && (
        <ul className="has" aria-label="It has">
          {has.map(({ key, title }) => (
            <li key={key} data-needed={needs.includes(key) || undefined}>
              {title}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <details>
          <summary>
            Good to know <Icon name="down" size={1} />
          </summary>
          <ul>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        </details>
      )}
      {phone && (
        <a className="phone" href={telHref(phone)}>
          <Icon name="phone" size={1} />
          {phone}
        </a>
      )}
    </article>
  )
}
