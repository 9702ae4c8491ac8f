import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, keepsakes } }: Props) {
  return (
    <BasicContent page={page}>
      {keepsakes.length > 0 && (
        <Section heading="On the shelf">
          <Cards cards={keepsakes} noun="things" />
        </Section>
      )}
    </BasicContent>
  )
}
