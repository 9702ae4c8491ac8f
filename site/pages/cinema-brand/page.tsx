import { CinemaFinder } from '../../features/cinema-finder/cinema-finder.tsx'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data }: PageProps<'cinema-brand'>) {
  const { page, brand, cinemas, filters, tiles, experiences, promotions } = data
  return (
    <div data-brand={brand}>
      <BasicContent page={page}>
        <Section heading="Cinemas" isWide>
          <CinemaFinder cinemas={cinemas} filters={filters} tiles={tiles} level={3} />
        </Section>
        <Section heading="Experiences" isWide>
          <Cards cards={experiences} of="experiences" layout="rail" />
        </Section>
        {promotions.length > 0 && (
          <Section heading="Promotions" isWide>
            <Cards cards={promotions} of="promotions" layout="rail" />
          </Section>
        )}
      </BasicContent>
    </div>
  )
}
