import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardSection } from '#site/ui/cards/card-section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, keepsakes } }: Props) {
  return (
    <BasicContent page={page}>
      {keepsakes.length > 0 && <CardSection heading="On the shelf" cards={keepsakes} noun="things" />}
    </BasicContent>
  )
}
