import type { HallHire } from '#site/loaders/content-pages/cinemas/hall-hire.ts'
import { telHref } from '#site/shared/phone.ts'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { BesideForm } from './beside-form.tsx'
import { besideFormId } from './beside-form-id.ts'
import { hireText } from './hire-text.ts'

interface Props {
  readonly cinema: HallHire
  readonly hall: HallHire['halls'][number] | undefined
}

/** The cinema and the hall that are chosen. */
export function HallFacts({ cinema, hall }: Props) {
  const { title, href, place, phone, picture, access } = cinema
  return (
    <>
      <p role="status" className="visually-hidden">
        {hireText(cinema, hall)}
      </p>
      <BesideForm place={besideFormId}>
        <section className="formHire" aria-label={hall ? `${title}, ${hall.name}` : title}>
          <Picture picture={picture} use="card" sizes="(min-width: 64rem) 30rem, 88vw" isDecorative />
          <div className="formHireText">
            <p className="formHireTitle">{href ? <Link href={href}>{title}</Link> : title}</p>
            <p className="formHirePlace">{place}</p>
            <FactList facts={hall ? factsOfHall(hall) : factsOfCinema(cinema)} />
            {phone && (
              <a className="formHirePhone" href={telHref(phone)}>
                <Icon name="phone" size={1} />
                {phone}
              </a>
            )}
            {access.length > 0 && (
              <details className="formSuggestions">
                <summary>
                  Access
                  <Icon name="down" size={1} />
                </summary>
                <ul>
                  {access.map((fact, index) => (
                    <li key={index}>{fact}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </section>
      </BesideForm>
    </>
  )
}

const factsOfCinema = ({ seats, halls, formats }: HallHire) => [
  { label: 'Seats', values: [`${seats} in all`] },
  { label: 'Halls', values: halls.length === 0 ? [] : [String(halls.length)] },
  { label: 'Formats', values: formats.length === 0 ? [] : [formats.join(', ')] },
]

const factsOfHall = ({ name, seats, format, wheelchairPlaces }: NonNullable<Props['hall']>) => [
  { label: 'Hall', values: [name] },
  { label: 'Seats', values: [seats] },
  { label: 'Format', values: [format ?? 'Standard'] },
  { label: 'Wheelchair places', values: [wheelchairPlaces] },
]
