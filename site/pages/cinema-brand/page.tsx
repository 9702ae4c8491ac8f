import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, brand, cinemas, experiences, promotions } }: PageProps<'cinema-brand'>) {
  return (
    <div data-brand={brand}>
      <BasicContent page={page}>
        <Section heading="Cinemas">
          <Cards cards={cinemas} of="cinemas" />
        </Section>
        <Section heading="Experiences">
          <Cards cards={experiences} of="experiences" />
        </Section>
        <Section heading="Promotions">
          <Cards cards={promotions} of="promotions" />
        </Section>
      </BasicContent>
    </div>
  )
}
