import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, brand, categories, cards } }: PageProps<'promotion-list'>) {
  return (
    <div data-brand={brand}>
      <BasicContent page={page}>
        <p>All, {categories.map(({ label }) => label).join(', ')}</p>
        <Section heading="Promotions">
          <Cards cards={cards} of="promotions" />
          <Link href={href('promotionIndex')}>View All Promotions</Link>
        </Section>
      </BasicContent>
    </div>
  )
}
