import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, years } }: PageProps<'newsroom'>) {
  return (
    <BasicContent page={page}>
      <p>
        <a href="/news/feed.xml">Subscribe to the news feed</a>
      </p>
      {years.map(({ year, cards }) => (
        <Section key={year} heading={year}>
          <Cards cards={cards} of="news" />
        </Section>
      ))}
    </BasicContent>
  )
}
