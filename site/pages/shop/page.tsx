import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, keepsakes } }: PageProps<'shop'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Keepsakes">
        <Cards cards={keepsakes} of="keepsakes" />
      </Section>
    </BasicContent>
  )
}
