import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'

export function Page({ data: { page, keepsakes } }: PageProps<'shop'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Keepsakes">
        <Cards cards={keepsakes} of="keepsakes" />
      </Section>
    </BasicContent>
  )
}
