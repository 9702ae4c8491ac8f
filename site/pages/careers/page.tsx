import { BasicContent } from '../../layout/basic-content.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, openings } }: PageProps<'careers'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Openings">
        {openings.length === 0 && <p>There are no openings at the moment.</p>}
        {openings.map(({ title, department, place, employment, posted, closes, paragraphs }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{[department, place, employment].join(' · ')}</p>
            <p>
              Posted <time dateTime={posted.iso}>{posted.text}</time>
              {closes && (
                <>
                  , open until <time dateTime={closes.iso}>{closes.text}</time>
                </>
              )}
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </article>
        ))}
      </Section>
    </BasicContent>
  )
}
