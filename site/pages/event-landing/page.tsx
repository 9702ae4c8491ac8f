import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, coming, past, campaigns } }: PageProps<'event-landing'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Coming events">
        <Cards cards={coming} of="coming events" />
      </Section>
      <Section heading="More from our events">
        <Links links={campaigns} />
      </Section>
      <Section heading="Past events">
        <Cards cards={past} of="past events" />
      </Section>
    </BasicContent>
  )
}
