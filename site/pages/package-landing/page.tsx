import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, packages } }: PageProps<'package-landing'>) {
  return (
    <BasicContent page={page}>
      <Section heading="Packages">
        {packages.map(({ card, inclusions }) => (
          <div key={card.id}>
            <Cards cards={[card]} of="packages" />
            <ul>
              {inclusions.map((inclusion) => (
                <li key={inclusion}>{inclusion}</li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </BasicContent>
  )
}
