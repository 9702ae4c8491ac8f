import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, cards } }: PageProps<'listing'>) {
  return (
    <BasicContent page={page}>
      <Cards cards={cards} of="entries" level={2} />
    </BasicContent>
  )
}
