import { BasicContent } from '../../layout/basic-content.tsx'
import { Cards } from '../../ui/cards/cards.tsx'
import type { PageProps } from '../components.ts'

export function Page({ data: { page, experiences } }: PageProps<'experience-list'>) {
  return (
    <BasicContent page={page}>
      <Cards cards={experiences} of="experiences" level={2} />
    </BasicContent>
  )
}
