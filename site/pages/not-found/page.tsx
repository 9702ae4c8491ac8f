import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, films } }: PageProps<'not-found'>) {
  return (
    <BasicContent page={page}>
      <Links
        links={[
          { label: 'Go back to home', href: href('home') },
          { label: 'Search the questions', href: href('faqSearch') },
          { label: 'All films', href: href('movies') },
          { label: 'All cinemas', href: href('cinemaIndex') },
        ]}
      />
      <Section heading="Now showing">
        <Cards cards={films} of="films" />
      </Section>
    </BasicContent>
  )
}
