import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardRail, Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'

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
