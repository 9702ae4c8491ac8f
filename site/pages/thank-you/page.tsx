import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, films } }: Props) {
  return (
    <BasicContent page={page}>
      <CardRail heading="Now showing" more={{ label: 'All films', href: href('movies') }} cards={films} noun="films" />
    </BasicContent>
  )
}
