import type { Detail } from '../../data/detail.ts'
import { Cards } from '../../ui/cards/cards.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Pictures } from '../../ui/pictures/pictures.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Video } from '../../ui/video/video.tsx'

/** The detail page of most types. */
export function Page({ data }: { readonly data: Detail }) {
  return (
    <article>
      <header>
        {data.picture && <Picture picture={data.picture} use="hero" sizes="100vw" isFirst />}
        {data.kicker && <p>{data.kicker}</p>}
        <h1>{data.title}</h1>
        {data.originalTitle && <p lang={data.originalLanguage}>{data.originalTitle}</p>}
        {data.summary && <p>{data.summary}</p>}
        <Links links={data.links} />
      </header>
      <Facts facts={data.facts} />
      {data.body && <Prose tree={data.body} />}
      {data.features && data.features.length > 0 && (
        <Section heading="Features">
          {data.features.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Section>
      )}
      {data.inclusions && (
        <Section heading="What is included">
          <ul>
            {data.inclusions.map((inclusion) => (
              <li key={inclusion}>{inclusion}</li>
            ))}
          </ul>
        </Section>
      )}
      {data.menu && data.menu.length > 0 && (
        <Section heading="Menu">
          <Menu categories={data.menu} />
        </Section>
      )}
      {data.video && <Video video={data.video} />}
      <Pictures pictures={data.gallery} />
      {data.questions && <Questions questions={data.questions} />}
      {data.terms && (
        <Section heading="Terms and conditions">
          <Prose tree={data.terms} />
        </Section>
      )}
      {data.groups.map(({ heading, cards }) => (
        <Section key={heading} heading={heading}>
          <Cards cards={cards} of="entries" />
        </Section>
      ))}
    </article>
  )
}
