import { Section } from '../../layout/section.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Pictures } from '../../ui/pictures/pictures.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Video } from '../../ui/video/video.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'movie'>) {
  return (
    <article>
      <header>
        {data.backdrop && <Picture picture={data.backdrop} use="hero" sizes="100vw" isFirst isDecorative />}
        <h1>{data.title}</h1>
        {data.originalTitle && <p lang={data.originalLanguage}>{data.originalTitle}</p>}
        {data.tagline && <p>{data.tagline}</p>}
        <div data-shared-target>
          <Picture
            picture={data.poster}
            use="poster"
            sizes="(min-width: 60rem) 20rem, 50vw"
            isFirst={data.backdrop === undefined}
          />
        </div>
        {data.tickets && (
          <p>
            <Link href={data.tickets}>Buy Tickets Now</Link>
          </p>
        )}
      </header>
      <Facts facts={data.facts} />
      <Section heading="Synopsis">
        <Prose tree={data.synopsis} />
      </Section>
      {data.trailer && <Video video={data.trailer} />}
      {data.body && <Prose tree={data.body} />}
      <Pictures pictures={data.stills} layout="rail" />
      {data.formats.length > 0 && (
        <Section heading="Formats">
          <ul>
            {data.formats.map(({ title, tagline, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link> {tagline}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {data.gifts.length > 0 && (
        <Section heading="Movie gifts" id="gifts">
          {data.gifts.map(({ id, title, picture, period, conditions, cinemas, body }) => (
            <article key={id} id={id}>
              <Picture picture={picture} use="card" sizes="20rem" />
              <h3>{title}</h3>
              <p>{period}</p>
              <p>{conditions}</p>
              {cinemas.length > 0 && <p>At {cinemas.join(', ')}</p>}
              {body && <Prose tree={body} />}
            </article>
          ))}
        </Section>
      )}
      {data.reviews.length > 0 && (
        <Section heading="Reviews">
          {data.reviews.map(({ author, source, rating, text }) => (
            <figure key={`${author} ${source}`}>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {author}, {source}
                {rating !== undefined && `, ${rating} of 5 stars`}
              </figcaption>
            </figure>
          ))}
        </Section>
      )}
      {data.questions.length > 0 && (
        <Section heading="FAQs">
          <Questions questions={data.questions} />
        </Section>
      )}
      {data.promotions.length > 0 && (
        <Section heading="Promotions">
          <Cards cards={data.promotions} of="promotions" />
        </Section>
      )}
      {data.related.length > 0 && (
        <Section heading="Related films">
          <Cards cards={data.related} of="films" />
        </Section>
      )}
    </article>
  )
}
