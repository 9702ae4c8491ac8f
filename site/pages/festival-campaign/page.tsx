import { BasicContent } from '../../layout/basic-content.tsx'
import { CardRail, Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, films, festivals } }: PageProps<'festival-campaign'>) {
  const others = (
    <>
      <CardRail heading="Film festival" cards={films} of="festival films" />
      <Section heading="Running and coming festivals">
        <Cards cards={festivals} of="festivals" />
      </Section>
    </>
  )
  return <BasicContent page={page} after={others} />
}
