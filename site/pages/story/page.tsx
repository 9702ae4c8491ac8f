import { BasicContent } from '../../layout/basic-content.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, prizes, winners } }: PageProps<'story'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Prizes">
        {prizes.map(({ id, title, value, picture, body }) => (
          <article key={id}>
            <Picture picture={picture} use="card" sizes="20rem" />
            <h3>{title}</h3>
            {value && <p>Worth {value}</p>}
            {body && <Prose tree={body} />}
          </article>
        ))}
      </Section>
      <Section heading="Winners">
        {winners.map(({ id, title, author, from, prize, portrait, excerpt, body }) => (
          <article key={id} id={id}>
            {portrait && <Picture picture={portrait} use="thumb" sizes="6rem" />}
            <h3>{title}</h3>
            <p>{[author, from, prize].filter(Boolean).join(', ')}</p>
            <p>{excerpt}</p>
            <Prose tree={body} />
          </article>
        ))}
      </Section>
    </BasicContent>
  )
}
