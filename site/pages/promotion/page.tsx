import { Cards } from '../../ui/cards/cards.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'promotion'>) {
  return (
    <article data-brand={data.brand}>
      <header>
        <Picture picture={data.picture} use="hero" sizes="100vw" isFirst />
        <p>{data.brandName}</p>
        <h1>{data.title}</h1>
        <p>{data.summary}</p>
        {data.phase === 'over' && <p>This promotion has ended.</p>}
        {data.link && (
          <p>
            <Link href={data.link.href}>{data.link.label}</Link>
          </p>
        )}
      </header>
      <Facts
        facts={[
          { label: 'Valid', values: [data.validity] },
          { label: 'Categories', values: data.categories },
        ]}
      />
      <Prose tree={data.body} />
      {data.terms && (
        <Section heading="Terms and conditions">
          <Prose tree={data.terms} />
        </Section>
      )}
      {data.films.length > 0 && (
        <Section heading="Films">
          <Cards cards={data.films} of="films" />
        </Section>
      )}
      {data.cinemas.length > 0 && (
        <Section heading="Cinemas">
          <Cards cards={data.cinemas} of="cinemas" />
        </Section>
      )}
      <Section heading="Related promotions">
        <Cards cards={data.related} of="promotions" />
      </Section>
    </article>
  )
}
