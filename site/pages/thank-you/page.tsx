import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { CardRail } from '../../ui/cards/cards.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, films } }: PageProps<'thank-you'>) {
  return (
    <BasicContent page={page}>
      <CardRail heading="Now showing" more={{ label: 'All films', href: href('movies') }} cards={films} of="films" />
    </BasicContent>
  )
}
