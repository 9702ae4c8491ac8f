import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, films } }: PageProps<'thank-you'>) {
  return (
    <BasicContent page={page}>
      {films.length > 0 && (
        <Section heading="Now showing" isWide more={{ label: 'All films', href: href('movies') }}>
          <Cards cards={films} of="films" layout="rail" />
        </Section>
      )}
    </BasicContent>
  )
}
