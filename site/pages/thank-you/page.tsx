import { href } from '#site/href.ts'
import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { CardRail } from '#site/ui/cards/cards.tsx'

export function Page({ data: { page, films } }: PageProps<'thank-you'>) {
  return (
    <BasicContent page={page}>
      <CardRail heading="Now showing" more={{ label: 'All films', href: href('movies') }} cards={films} of="films" />
    </BasicContent>
  )
}
