import { BasicContent } from '../../layout/basic-content.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, groups } }: PageProps<'faq-search'>) {
  return (
    <BasicContent page={page}>
      {groups.map(({ id, title, questions }) => (
        <Section key={id} heading={title} id={`about-${id}`}>
          <Questions questions={questions} />
        </Section>
      ))}
    </BasicContent>
  )
}
