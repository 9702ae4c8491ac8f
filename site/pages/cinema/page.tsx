import { Cards } from '../../ui/cards/cards.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Pictures } from '../../ui/pictures/pictures.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'cinema'>) {
  const { geo } = data
  return (
    <article data-brand={data.brand}>
      <header>
        <Picture picture={data.picture} use="hero" sizes="100vw" isFirst />
        <p>{data.brandName}</p>
        <h1>{data.title}</h1>
        <p>{data.summary}</p>
        {data.showtimes && (
          <p>
            <Link href={data.showtimes}>Buy Now</Link>
          </p>
        )}
      </header>
      <Section heading="Address">
        <address>
          {data.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {data.phone && (
            <p>
              <a href={`tel:${data.phone.replaceAll(/[^\d+]/g, '')}`}>{data.phone}</a>
            </p>
          )}
        </address>
        {geo && (
          <p>
            <a href={`https://www.openstreetmap.org/?mlat=${geo.latitude}&mlon=${geo.longitude}`} rel="noopener">
              Show on a map
            </a>
          </p>
        )}
      </Section>
      <Facts
        facts={[
          { label: 'Opening hours', values: data.hours },
          { label: 'Number of halls', values: [String(data.numberOfHalls)] },
          { label: 'Seating capacity', values: [String(data.seatingCapacity)] },
          { label: 'Facilities', values: data.facilities },
          { label: 'Access', values: data.accessFacts },
          ...(data.parking ? [{ label: 'Parking', values: [data.parking] }] : []),
          ...(data.transit ? [{ label: 'Public transport', values: [data.transit] }] : []),
        ]}
      />
      {data.body && <Prose tree={data.body} />}
      <Section heading="Halls">
        <ul>
          {data.halls.map(({ name, seats, wheelchairPlaces, experience }) => (
            <li key={name}>
              {name}: {seats} seats, {wheelchairPlaces} wheelchair places{experience && `, ${experience}`}
            </li>
          ))}
        </ul>
      </Section>
      <Pictures pictures={data.gallery} />
      <Section heading="Experiences">
        <Cards cards={data.experiences} of="experiences" />
      </Section>
      <Section heading="Food & Beverages">
        <Cards cards={data.dining} of="food outlets" />
      </Section>
      <Section heading="Promotions">
        <Cards cards={data.promotions} of="promotions" />
      </Section>
      <Section heading="FAQs">
        <Questions questions={data.questions} />
      </Section>
    </article>
  )
}
