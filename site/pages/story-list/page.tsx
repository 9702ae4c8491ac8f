import { BasicContent } from '../../layout/basic-content.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, stories } }: PageProps<'story-list'>) {
  return (
    <BasicContent page={page}>
      {stories.map(({ id, title, author, from, picture, excerpt, body }) => (
        <Section key={id} heading={title} id={id}>
          {picture && <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" />}
          <p>{[author, from].filter(Boolean).join(', ')}</p>
          <p>{excerpt}</p>
          <Prose tree={body} />
        </Section>
      ))}
    </BasicContent>
  )
}
